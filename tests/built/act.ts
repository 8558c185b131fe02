import { flushSync } from 'react-dom'

/** These fields of React's root show whether it has work to do. */
interface Root {
  pendingLanes: number
  suspendedLanes: number
  pingedLanes: number
  timeoutHandle: number
}
const KEY = '__reactContainer$'
/** All priorities except those of hidden and idle work, because a user sees neither. */
const SHOWN = 0x7ffffff
const CALM_TURNS = 3
/** A test looks after at most two of these waits, and a toast stays for four seconds. */
const LONGEST_MS = 1_000
const now = performance.now.bind(performance)

/** Replaces React's `act`, which its production build does not have. */
export function act(action: () => unknown): PromiseLike<unknown> {
  let result: unknown
  flushSync(() => {
    result = action()
  })
  return result instanceof Object && 'then' in result ? atRest(result) : Promise.resolve(result)
}

/** Waits until React has no work left, or waits only for data. */
async function atRest(result: unknown): Promise<unknown> {
  const value = await result
  const until = now() + LONGEST_MS
  for (let calm = 0; calm < CALM_TURNS && now() < until;) {
    await turn()
    calm = rootsOf(document.body).some(isBusy) ? 0 : calm + 1
  }
  return value
}

/**
 * Waits a real turn of the event loop, even if the test stopped the clock. React's scheduler takes turns in
 * the same way.
 */
const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

const rootsOf = (body: HTMLElement): Root[] =>
  [...body.children].flatMap((element) =>
    Object.entries(element)
      .filter(([key]) => key.startsWith(KEY))
      .map(([, fiber]: [string, { stateNode: Root }]) => fiber.stateNode),
  )

const isBusy = ({ pendingLanes, suspendedLanes, pingedLanes, timeoutHandle }: Root) =>
  timeoutHandle !== -1 || (pendingLanes & SHOWN & ~(suspendedLanes & ~pingedLanes)) !== 0
