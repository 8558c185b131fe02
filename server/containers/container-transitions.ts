import type { ContainerEnd } from '#contract/models/container.ts'
import { CONTAINER_LIFE_MS } from '#contract/rules/container.ts'
import type { Change } from '#server/live/change.ts'
import type { Publish } from '#server/live/publisher.ts'
import type { Container, StoredEndpoint } from '#server/store/rows/container.ts'
import type { Store, Tables } from '#server/store/store.ts'
import { appendGameEvent, appendTeamItem } from './container-changes.ts'

type TransitionTarget = Pick<Container, 'guid' | 'gameId' | 'challengeId' | 'participationId'>
interface Changed {
  container: Container
  noted: Change[]
}

/**
 * Automatic changes of containers. Each is stored and published together. Null: another process was first.
 */
export interface ContainerTransitions {
  /** Takes a leased container, which may have been withdrawn in the meantime. */
  creating(container: TransitionTarget): Promise<void>
  pulling(container: TransitionTarget, by: string): Promise<void>
  running(
    container: TransitionTarget,
    by: string,
    place: StoredEndpoint,
    now: number,
  ): Promise<Container | null>
  /** `isStillSo` runs while the container is locked, because it may have changed before. */
  ended(
    container: Pick<TransitionTarget, 'guid' | 'participationId'>,
    end: ContainerEnd,
    isStillSo: IsStillSo,
  ): Promise<Container | null>
}
type IsStillSo = (container: Container, tables: Tables) => Promise<boolean>

interface Needs {
  store: Store
  publish: Publish
}

export function openContainerTransitions({ store, publish }: Needs): ContainerTransitions {
  /** All transactions lock the participation before the container, so that they cannot deadlock. */
  const change = async (
    participationId: number | null,
    work: (tables: Tables) => Promise<Changed | null>,
  ): Promise<Container | null> => {
    const changed = await store.transaction(async (tables) => {
      if (participationId !== null) await tables.participations.lock(participationId)
      return work(tables)
    })
    if (changed === null) return null
    publish(changed.noted)
    return changed.container
  }
  return {
    creating: async ({ guid, participationId }) => {
      await change(participationId, async (tables) => {
        const container = await tables.containers.byGuid(guid)
        return container?.phase === 'Creating'
          ? { container, noted: await appendTeamItem(container, container, tables) }
          : null
      })
    },
    pulling: async ({ guid, participationId }, by) => {
      await change(participationId, async (tables) => {
        if (!(await tables.containers.pulls(guid, by))) return null
        const container = await tables.containers.byGuid(guid)
        return container && { container, noted: await appendTeamItem(container, container, tables) }
      })
    },
    running: async ({ guid, gameId, challengeId, participationId }, by, place, now) => {
      const started = await store.transaction(async (tables) => {
        const { containers, submissions, participations } = tables
        if (participationId !== null) {
          // The game numbers the events of the monitors' stream, so it is locked first.
          await submissions.lockGame(gameId)
          await participations.lock(participationId)
        }
        if (
          !(await containers.runs(guid, by, place, { startedAt: now, expectStopAt: now + CONTAINER_LIFE_MS }))
        )
          return null
        const container = await containers.byGuid(guid)
        if (container === null) return null
        if (participationId === null) return { container, noted: [] }
        await containers.act({ challengeId, participationId }, now)
        await containers.markFailed({ challengeId, participationId }, null)
        const event = await appendGameEvent(
          'ContainerStart',
          container,
          { at: now, userId: container.userId, user: container.user },
          tables,
        )
        return { container, noted: [...(await appendTeamItem(container, container, tables)), ...event] }
      })
      if (started === null) return null
      publish(started.noted)
      return started.container
    },
    ended: ({ guid, participationId }, end, isStillSo) =>
      change(participationId, async (tables) => {
        const container = await tables.containers.byGuid(guid)
        if (container === null || container.phase === 'Leaving' || !(await isStillSo(container, tables)))
          return null
        if (!(await tables.containers.leave(guid))) return null
        return { container, noted: await appendTeamItem(container, end, tables) }
      }),
  }
}
