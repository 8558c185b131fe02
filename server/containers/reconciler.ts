import type { Logger } from 'pino'
import type { Container } from '#server/store/rows/container.ts'
import type { Store } from '#server/store/store.ts'
import { hasCome } from '#server/base/clock.ts'
import { waitAtMost } from '#server/base/deadline.ts'
import { openDueLoop, type DueLoop } from '#server/base/due-loop.ts'
import { STOP_LIMIT_MS } from './container-stopper.ts'
import type { ManagerServices } from './manager-services.ts'
import type { ContainerProvider, RuntimeContainer } from './provider.ts'

/** The pause between two checks without an event. */
const PAUSE_MS = 60_000
const AFTER_FAULT_MS = 5000
/** Containers that are being stopped get this time at the end. The next process finds the others. */
const CLOSE_LIMIT_MS = 5000
/**
 * One process compares for all of them, so the runtime is queried once a minute, regardless of the number of
 * processes.
 */
const TURN = 'containers'
const TURN_MS = 50_000
/** Other processes check this often, because the one whose turn it is may have been killed. */
const LOOK_MS = 15_000

interface Needs extends ManagerServices {
  /**
   * Stops a start. Returns true if this process was starting the container, because it will clean up then.
   */
  abandon: (guid: string) => boolean
}

/** Stops containers that are due, and compares the running ones with the store. */
export function openReconciler(needs: Needs): DueLoop {
  const { clock, logger, stopper } = needs
  const { containers } = needs.store
  let compareAt = clock.now()

  const round = async () => {
    await endDue(needs)
    if (hasCome(compareAt, clock.now(), PAUSE_MS))
      compareAt = clock.now() + ((await compare(needs)) ? PAUSE_MS : LOOK_MS)
    await stopper.all()
  }
  const run = async () => {
    try {
      await round()
      return Math.min(compareAt, (await containers.nextDueAt()) ?? Number.POSITIVE_INFINITY) - clock.now()
    } catch (error) {
      logger.warn({ err: error }, 'containers were not held against what should run')
      return AFTER_FAULT_MS
    }
  }
  const { checkNow, close } = openDueLoop({ clock, run })
  return {
    checkNow,
    close: async () => void (await waitAtMost(CLOSE_LIMIT_MS, close())),
  }
}

async function endDue({
  store: { containers },
  clock,
  changes,
  startWaiters,
  abandon,
}: Needs): Promise<void> {
  for (const { guid, participationId, end } of await containers.due(clock.now())) {
    const isStillDue = async (_: Container, tables: Pick<Store, 'containers'>) =>
      (await tables.containers.due(clock.now(), guid)).length > 0
    if ((await changes.ended({ guid, participationId }, end, isStillDue)) === null) continue
    startWaiters.settled(guid, { kind: 'ended' })
    abandon(guid)
  }
}

/**
 * Compares stored and running containers. It reads the store before the runtime to find missing containers,
 * and again afterwards to find unknown ones. So a container that starts or stops in the meantime is neither
 * missed nor stopped. False: it is the turn of another process.
 */
async function compare({
  store: { containers },
  clock,
  provider,
  by,
  changes,
  platformLog,
  logger,
}: Needs): Promise<boolean> {
  if (!(await containers.takeTurn(TURN, { by, now: clock.now(), until: clock.now() + TURN_MS }))) return false
  const before = await containers.phases()
  const found = await listIn(provider, logger)
  if (found === null) return true
  const up = new Set(found.filter(({ runs }) => runs).map(({ guid }) => guid))
  for (const { guid } of before.filter((one) => one.phase === 'Running' && !up.has(one.guid))) {
    const known = await containers.byGuid(guid)
    const died = known && (await changes.ended(known, 'Died', async ({ phase }) => phase === 'Running'))
    if (died) {
      const message = `The container of ${died.team || 'a test'} for ${died.title}#${died.challengeId} has died`
      platformLog.write({
        level: 'Warning',
        status: 'Failed',
        name: 'System',
        ip: '',
        message,
        source: 'container',
      })
    }
  }
  const after = new Set((await containers.phases()).map(({ guid }) => guid))
  for (const { guid, id } of found.filter((one) => !after.has(one.guid))) {
    logger.warn({ container: guid, runtime: id }, 'a container that nobody asked for is stopped')
    await waitAtMost(STOP_LIMIT_MS, provider.stop(guid)).catch((error: unknown) =>
      logger.warn({ err: error, container: guid }, 'it was not stopped'),
    )
  }
  return true
}

/** Null: the runtime does not respond, so no container may be reported as dead. */
async function listIn(
  provider: ContainerProvider,
  logger: Pick<Logger, 'warn'>,
): Promise<readonly RuntimeContainer[] | null> {
  let found: readonly RuntimeContainer[] | null = null
  try {
    const asked = provider.list().then((list) => (found = list))
    await waitAtMost(STOP_LIMIT_MS, asked)
  } catch (error) {
    logger.warn({ err: error, runtime: provider.name }, 'the runtime of containers does not answer')
  }
  return found
}
