import type { ContainerFault } from '#contract/models/container.ts'
import type { Container, Lease } from '#server/store/rows/container.ts'
import type { ManagerServices } from './manager-services.ts'
import { toContainerSpec } from './to-container-spec.ts'
import type { ContainerEndpoint } from './provider.ts'
import { containerFaultIn, ContainerStartError } from './start-error.ts'

export interface StartServices extends ManagerServices {
  /** Runs after each completed start, whatever its result. */
  onStartFinished: (result: 'Running' | ContainerFault, tookMs: number) => void
  /** The container may now be the next one to expire. */
  onRunning: () => void
}

const ATTEMPTS = 3
const PAUSE_MS = 500
/** Enough for a large image over a slow connection. */
const START_LIMIT_MS = 600_000
/** The reason of the abort if the start was withdrawn, or if this process has lost its lease. */
export const ABANDONED = 'nobody wants it any more'
export const CLOSED = 'the server stops'

type StartRun = StartServices & { signal: AbortSignal; lease: () => Lease }

/** Resolves when the container runs, nothing of it is left, or another process may start it. */
export async function startContainer(container: Container, one: StartRun): Promise<void> {
  const { guid } = container
  const { store, changes, by, clock, startWaiters, stopper } = one
  const began = clock.now()
  await changes.creating(container)
  const tried = await startInTime(container, one)
  if (!(tried instanceof Error)) {
    const running = await changes.running(container, by, tried, clock.now())
    if (running === null) return leaveNothing(container, one)
    startWaiters.settled(guid, { kind: 'running', container: running })
    one.onRunning()
    one.onStartFinished('Running', clock.now() - began)
    noteStarted(running, one)
    return
  }
  if (one.signal.reason === CLOSED) return store.containers.putBack([guid], by)
  if (one.signal.reason === ABANDONED) return leaveNothing(container, one)
  const fault = containerFaultIn(tried)
  const failed = await changes.ended(container, fault, async (ended, { containers }) => {
    if ((await containers.renew([guid], one.lease())).length === 0) return false
    await containers.markFailed(ended, clock.now())
    return true
  })
  if (failed === null) return leaveNothing(container, one)
  startWaiters.settled(guid, { kind: 'ended', fault })
  one.onStartFinished(fault, clock.now() - began)
  noteFailed(failed, tried, one)
  // The container may exist even if only the response was lost.
  await stopper.own(guid)
}

async function startInTime(
  container: Container,
  { signal, ...one }: StartRun,
): Promise<ContainerEndpoint | Error> {
  const late = new AbortController()
  const cancel = one.clock.after(START_LIMIT_MS, () => late.abort())
  try {
    return await start(container, { ...one, signal: AbortSignal.any([signal, late.signal]) })
  } catch (error) {
    if (late.signal.aborted && !signal.aborted)
      return new ContainerStartError('TooSlow', messageOf(error), { cause: error })
    return error instanceof Error ? error : new Error(messageOf(error))
  } finally {
    cancel()
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function start(
  container: Container,
  { provider, changes, by, clock, logger, signal }: Omit<StartRun, 'lease'>,
): Promise<ContainerEndpoint> {
  let pulling: Promise<unknown> = Promise.resolve()
  const onPulling = () => {
    pulling = changes
      .pulling(container, by)
      .catch((error: unknown) => logger.warn({ err: error }, 'a phase of a container was not stored'))
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await provider.start(toContainerSpec(container), onPulling, signal)
    } catch (error) {
      if (signal.aborted || attempt === ATTEMPTS) throw error
      await new Promise<void>((go) => void clock.after(PAUSE_MS, go))
      if (signal.aborted) throw error
    } finally {
      // Phases must be stored in their order.
      await pulling
    }
  }
}

/** The start was withdrawn. A container that another process has taken over is left to that process. */
async function leaveNothing({ guid }: Container, { store, startWaiters, stopper }: StartRun): Promise<void> {
  const found = await store.containers.byGuid(guid)
  if (found !== null && found.phase !== 'Leaving') return
  startWaiters.settled(guid, { kind: 'ended' })
  await stopper.own(guid)
}

function noteStarted(
  { title, challengeId, user, ip, team, participationId }: Container,
  { platformLog }: StartRun,
): void {
  const whose = participationId === null ? 'a test container' : `the container of team ${team}`
  const message = `Started ${whose} for ${title}#${challengeId}`
  platformLog.write({ level: 'Information', status: 'Success', name: user, ip, message, source: 'container' })
}

function noteFailed(
  { title, challengeId, team, participationId }: Container,
  { message: why }: Error,
  { platformLog }: StartRun,
): void {
  const whose = participationId === null ? 'A test container' : `The container of team ${team}`
  const message = `${whose} for ${title}#${challengeId} did not start: ${why}`
  platformLog.write({
    level: 'Warning',
    status: 'Failed',
    name: 'System',
    ip: '',
    message,
    source: 'container',
  })
}
