import { createActor, SimulatedClock } from 'xstate'
import type { Feed } from '#contract/feeds/feed.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { effect } from '#machines/effect.ts'
import {
  feedMachineOf,
  isCaughtUp,
  readAtOf,
  toLive,
  type FeedInputEvent,
  type SnapshotRequest,
} from '#machines/live/feed.machine.ts'
import type { NetworkEvent } from '#machines/live/connection-events.ts'
import { subscription } from '#machines/live/subscription.ts'

interface Sum {
  seq: number
  total: number
}
/** A feed that adds numbers up. A zero stands for a message that requires a snapshot. */
export const counting: Feed<Sum, number> = {
  adopt: (before, fetched) => (before && before.seq > fetched.seq ? before : fetched),
  merge: (sum, item) => ({ ...sum, total: Math.max(sum.total, item) }),
  apply: (sum, item, seq) => (item === 0 ? null : { seq, total: sum.total + item }),
  seqOf: ({ seq }) => seq,
}
/** The same feed for a call whose response has no number, as on a base server. */
export const silent: Feed<readonly number[], number> = {
  adopt: (_, fetched) => fetched,
  merge: (list, item) => (list.includes(item) ? list : [...list, item]),
  apply: (list, item) => (list.includes(item) ? list : [...list, item]),
  seqOf: null,
}
export const facts = { now: () => 0, random: () => 0.5 }
export const ok = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })
export const failed = (problem: Problem): Outcome<never> => ({ ok: false, problem })
export const part = (from: number, ...items: number[]): FeedInputEvent<number> => ({
  type: 'line.heard',
  part: { from, items },
})
export const plain = (...items: number[]): FeedInputEvent<number> => ({
  type: 'line.heard',
  part: { from: null, items },
})
export const tooLate = (from: number): FeedInputEvent<number> => ({
  type: 'line.heard',
  part: { from, items: null },
})

/** A server that answers when the test says so, because the order of responses and messages matters. */
export function openFeed<Value>(feed: Feed<Value, number>, refreshMs: () => number | null = () => 10_000) {
  const clock = new SimulatedClock()
  const asked: ((answer: Outcome<Value>) => void)[] = []
  let torn = 0
  let look: (heard: NetworkEvent) => void = () => {}
  const actor = createActor(
    feedMachineOf(feed).provide({
      actors: {
        readSnapshot: effect<SnapshotRequest<Value>, Outcome<Value>>('readSnapshot').by(
          () => new Promise((answer) => asked.push(answer)),
        ),
        watchNetwork: subscription<object, NetworkEvent>('watchNetwork').by((_, say) => {
          look = say
          return () => {}
        }),
      },
    }),
    { clock, input: { ...facts, now: () => clock.now(), refreshMs } },
  )
  actor.on('feed.torn', () => (torn += 1))
  actor.start()
  const rests = () => new Promise<void>((settle) => setTimeout(settle))
  return {
    clock,
    asked,
    torn: () => torn,
    wake: () => look({ type: 'page.woke' }),
    hears: (...news: FeedInputEvent<number>[]) => news.forEach((each) => actor.send(each)),
    async answers(answer: Outcome<Value>) {
      asked.at(-1)?.(answer)
      await rests()
    },
    state: () => actor.getSnapshot().value,
    live: () => toLive(actor.getSnapshot().context),
    readAt: () => readAtOf(actor.getSnapshot()),
    last: () => actor.getSnapshot().context.last,
    isCaughtUp: () => isCaughtUp(actor.getSnapshot()),
  }
}
export const COUNTED: FeedInputEvent<number> = { type: 'line.opened', isCounted: true }
export const PLAIN: FeedInputEvent<number> = { type: 'line.opened', isCounted: false }
