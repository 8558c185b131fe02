import { readFile } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import { hostname } from 'node:os'
import type Dockerode from 'dockerode'
import type { Config } from '#server/config/config.ts'
import { errorCodeOf } from '#server/base/error-code.ts'
import { StartError } from '#server/base/start-error.ts'
import { isObject } from '#server/base/is-object.ts'
import { ContainerStartError } from '../start-error.ts'
import { unlessAborted } from './abortable.ts'

export class EngineError extends Error {
  readonly status: number
  readonly said: string
  constructor(status: number, said: string, what: string) {
    super(`the container engine refused to ${what}: ${said}`)
    this.name = 'EngineRefusal'
    this.status = status
    this.said = said
  }
}

/** A Docker or Podman engine, through the API that both have. */
export interface Engine {
  readonly where: string
  /** The host of the engine. Null: this machine. */
  readonly host: string | null
  isPodman(): Promise<boolean>
  /**
   * Whether the engine reports the host name of this machine. A server in a container has another host name.
   */
  isHere(): Promise<boolean>
  /** The name and version of the engine, if it has responded once. */
  title(): Promise<string>
  /** The reason why the engine cannot be used. Null: it can. */
  fault(): Promise<string | null>
  /**
   * `what` completes "refused to …" in the message. Throws an `EngineError` if the engine refuses, and a
   * `ContainerStartError` if it does not respond in time.
   */
  ask<Answer>(what: string, question: EngineRequest<Answer>, patience?: EngineTimeouts): Promise<Answer>
}
type EngineRequest<Answer> = (docker: Dockerode, abortSignal: AbortSignal) => Promise<Answer>
interface EngineTimeouts {
  signal?: AbortSignal
  limitMs?: number
}

const CALL_LIMIT_MS = 30_000
const LOOK_LIMIT_MS = 3000

type Tls = Pick<Config, 'containerTlsCa' | 'containerTlsCert' | 'containerTlsKey'>

export async function openEngine(tls: Tls, address: string): Promise<Engine> {
  const { default: Docker } = await import('dockerode')
  const url = new URL(address)
  const isSocket = url.protocol === 'unix:'
  const files = await readTls(tls)
  const isSecure = url.protocol === 'https:' || Object.keys(files).length > 0
  const remote = {
    protocol: isSecure ? ('https' as const) : ('http' as const),
    // docker-modem expects an IPv6 address without brackets.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isSecure ? 2376 : 2375) : Number(url.port),
    ...files,
  }
  const options = {
    // A kept connection would be dead after a restart of the engine, and the next request would fail.
    agent: isSecure ? new https.Agent({ keepAlive: false, ...files }) : new http.Agent({ keepAlive: false }),
    ...(isSocket ? { socketPath: decodeURIComponent(url.pathname) } : remote),
  }
  const docker = new Docker(options)

  const ask: Engine['ask'] = async (what, question, { signal, limitMs = CALL_LIMIT_MS } = {}) => {
    const limit = AbortSignal.timeout(limitMs)
    const either = signal === undefined ? limit : AbortSignal.any([signal, limit])
    try {
      // Some calls of the library ignore the signal.
      return await unlessAborted(question(docker, either), either)
    } catch (error) {
      if (signal?.aborted)
        throw new Error(`the container engine was not waited for any longer, to ${what}`, {
          cause: signal.reason,
        })
      if (limit.aborted)
        throw new ContainerStartError(
          'RuntimeSilent',
          `the container engine at ${address} gave no answer within ${limitMs / 1000} s, to ${what}`,
        )
      throw readFault(error, what, address)
    }
  }
  /** Null until the engine has responded once, because it may start later than this server. */
  let version: Version | null = null
  const look = async (): Promise<Version> =>
    (version ??= readVersion(await ask('say what it is', () => docker.version(), { limitMs: LOOK_LIMIT_MS })))

  return {
    where: address,
    host: isSocket ? null : url.hostname,
    isPodman: async () => (await look()).isPodman,
    isHere: async () => {
      const said: unknown = await ask('say where it is', () => docker.info(), { limitMs: LOOK_LIMIT_MS })
      return isObject(said) && said['Name'] === hostname()
    },
    title: async () => {
      const said = await look().catch(() => null)
      return said === null ? 'an engine' : `${said.isPodman ? 'Podman' : 'Docker'} ${said.number}`
    },
    fault: async () => {
      try {
        await look()
        return null
      } catch (error) {
        return errorCodeOf(error)
      }
    },
    ask,
  }
}

async function readTls({
  containerTlsCa,
  containerTlsCert,
  containerTlsKey,
}: Tls): Promise<{ ca?: Buffer; cert?: Buffer; key?: Buffer }> {
  const read = async (setting: string, path: string) => {
    try {
      return await readFile(path)
    } catch (error) {
      throw new StartError(
        `${path} cannot be read (${errorCodeOf(error)})`,
        `see that ${setting} is right and that this user may read the file`,
      )
    }
  }
  return {
    ...(containerTlsCa === null ? {} : { ca: await read('CONTAINER_TLS_CA', containerTlsCa) }),
    ...(containerTlsCert === null ? {} : { cert: await read('CONTAINER_TLS_CERT', containerTlsCert) }),
    ...(containerTlsKey === null ? {} : { key: await read('CONTAINER_TLS_KEY', containerTlsKey) }),
  }
}

interface Version {
  number: string
  isPodman: boolean
}

function readVersion(value: unknown): Version {
  const said = isObject(value) ? value : {}
  return {
    number: String(said['Version']),
    isPodman: /podman/i.test(JSON.stringify(said['Components'] ?? '')),
  }
}

function readFault(error: unknown, what: string, address: string): Error {
  if (error instanceof EngineError) return error
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    return new EngineError(error.statusCode, saidIn(error), what)
  }
  return new ContainerStartError(
    'RuntimeSilent',
    `the container engine at ${address} cannot be reached (${errorCodeOf(error)})`,
  )
}

/**
 * The message of the engine, from the JSON of its response, because dockerode's own message has less detail.
 */
function saidIn(error: Error): string {
  const body: unknown = 'json' in error ? error.json : null
  return isObject(body) && typeof body['message'] === 'string' ? body['message'] : error.message
}
