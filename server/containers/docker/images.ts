import type Dockerode from 'dockerode'
import type { Config } from '#server/config/config.ts'
import { isObject } from '#server/base/is-object.ts'
import { isImageName, registryOf } from '../image-name.ts'
import { ContainerStartError } from '../start-error.ts'
import { EngineError, type Engine } from './engine.ts'
import { unlessAborted } from './abortable.ts'

export interface Images {
  /**
   * Pulls the image if `containerPull` requires it, and resolves to its details. `onPulling` runs before a
   * pull.
   */
  ready(image: string, onPulling: () => void, signal: AbortSignal): Promise<Dockerode.ImageInspectInfo>
}
type Wishes = Pick<
  Config,
  'containerPull' | 'containerRegistry' | 'containerRegistryUser' | 'containerRegistryPassword'
>

/**
 * Enough for gigabytes over a slow connection. Requests do not wait that long, but later ones find the image.
 */
const PULL_LIMIT_MS = 20 * 60_000

export function imagesOf(engine: Engine, wishes: Wishes): Images {
  /** Many teams start the same challenge at the same time, so they share one pull. */
  const pulling = new Map<string, Promise<void>>()

  const look = async (image: string): Promise<Dockerode.ImageInspectInfo | null> => {
    try {
      return await engine.ask(`look at the image ${image}`, (docker) => docker.getImage(image).inspect())
    } catch (error) {
      if (error instanceof EngineError && error.status === 404) return null
      throw error
    }
  }
  const pull = async (image: string): Promise<void> => {
    const current =
      pulling.get(image) ?? fetchImage(engine, image, wishes).finally(() => pulling.delete(image))
    pulling.set(image, current)
    await current
  }
  return {
    ready: async (image, onPulling, signal) => {
      if (!isImageName(image))
        throw new ContainerStartError('ImageMissing', `“${image}” is no name of an image`)
      const known = await look(image)
      if (known !== null && wishes.containerPull !== 'always') return known
      if (wishes.containerPull === 'never')
        throw new ContainerStartError(
          'ImageMissing',
          `the image ${image} is not on the container engine, and CONTAINER_PULL is never`,
        )
      onPulling()
      await unlessAborted(pull(image), signal).catch((error: unknown) => {
        throw signal.aborted
          ? new ContainerStartError('TooSlow', `the image ${image} is still being fetched`, { cause: error })
          : error
      })
      const fetched = await look(image)
      if (fetched === null)
        throw new Error(`the image ${image} was fetched, but the container engine does not have it`)
      return fetched
    },
  }
}

async function fetchImage(engine: Engine, image: string, wishes: Wishes): Promise<void> {
  const fetched = async (docker: Dockerode, abortSignal: AbortSignal) =>
    finished(docker, await docker.pull(image, { ...credentialsFor(image, wishes), abortSignal }))
  try {
    await engine.ask(`fetch the image ${image}`, fetched, { limitMs: PULL_LIMIT_MS })
  } catch (error) {
    const why =
      error instanceof EngineError ? error.said : error instanceof Error ? error.message : String(error)
    const fault = error instanceof ContainerStartError ? error.fault : 'ImageMissing'
    throw new ContainerStartError(fault, `the image ${image} cannot be fetched: ${why}`, { cause: error })
  }
}

/** Sends credentials only to the registry that they belong to. */
function credentialsFor(
  image: string,
  { containerRegistry, containerRegistryUser, containerRegistryPassword }: Wishes,
) {
  if (containerRegistry === null || containerRegistryUser === null || registryOf(image) !== containerRegistry)
    return {}
  return {
    authconfig: {
      serveraddress: containerRegistry,
      username: containerRegistryUser,
      password: containerRegistryPassword ?? '',
    },
  }
}

/** The engine responds immediately and reports progress in a stream. Later errors appear only there. */
function finished(docker: Dockerode, progress: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    docker.modem.followProgress(progress, (error: Error | null, said: readonly unknown[]) => {
      const fault = said.filter(isObject).find((each) => typeof each['error'] === 'string')?.['error']
      if (error !== null) reject(error)
      else if (typeof fault === 'string') reject(new EngineError(500, fault, 'fetch an image'))
      else resolve()
    })
  })
}
