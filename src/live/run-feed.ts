import { startTransition } from 'react'
import { createActor } from 'xstate'
import type { Problem } from '#contract/problem.ts'
import type { StreamItems, StreamName } from '#contract/streams.ts'
import type { FeedPart } from '#machines/live/feed-context.ts'
import { isCaughtUp, readAtOf, toLive, type FeedMachine, type Live } from '#machines/live/feed.machine.ts'
import type { ReceivedPart } from '#machines/live/connection-events.ts'
import { followConnection, type ConnectionKind } from './tab-connections.ts'
import type {
  FeedName,
  FeedRules,
  LiveMachines,
  LiveSource,
  StreamOf,
  ValueOf,
} from '#machines/live/live-types.ts'

export interface FeedCallbacks<Value> {
  live: Live<Value>
  retry: () => void
}
const UNREACHABLE: Problem = { kind: 'unreachable' }

type ItemOf<Name extends FeedName> = StreamItems[StreamOf<Name>]

/** Keeps one value current and reports its changes. The returned function stops it. */
export function runFeed<Name extends FeedName>(
  source: LiveSource,
  {
    game,
    kind,
    pick,
  }: { game: number | null; kind: ConnectionKind; pick: (feeds: LiveMachines['feeds']) => FeedRules<Name> },
  tell: (update: FeedCallbacks<ValueOf<Name>>) => void,
): () => void {
  let end = () => {}
  let isOver = false
  const begin = () =>
    void source.machines().then(
      ({ feeds }) => {
        if (!isOver) end = run(source, pick(feeds), { game, kind }, tell)
      },
      () => isOver || tell({ live: { state: 'waiting', problem: UNREACHABLE }, retry: begin }),
    )
  begin()
  return () => {
    isOver = true
    end()
  }
}

function run<Name extends FeedName>(
  source: LiveSource,
  { stream, machine, refreshMs }: FeedRules<Name>,
  { game, kind }: { game: number | null; kind: ConnectionKind },
  tell: (update: FeedCallbacks<ValueOf<Name>>) => void,
): () => void {
  const actor = createActor<FeedMachine<ValueOf<Name>, ItemOf<Name>>>(machine(game), {
    input: { ...source.facts, refreshMs },
  })
  const retry = () => actor.send({ type: 'retry' })
  let leave = () => {}
  let settle = () => {}
  actor.subscribe((snapshot) => {
    const live = toLive(snapshot.context)
    // In a transition, React may split its work, so that no frame waits for it.
    startTransition(() => tell({ live, retry }))
    settle()
  })
  actor.start()
  const end = followConnection(source, kind, game, (line) => {
    leave()
    settle = () => {}
    leave = () => {}
    if (!line) return
    const quit = line.follow({
      stream,
      position: () => actor.getSnapshot().context.last,
      isCaughtUp: () => isCaughtUp(actor.getSnapshot()),
      readAt: () => readAtOf(actor.getSnapshot()),
      tell: (update) => actor.send(update),
      hear: (part) => {
        if (isOf(part, stream)) actor.send({ type: 'line.heard', part })
      },
    })
    const torn = actor.on('feed.torn', line.redial)
    settle = line.settle
    leave = () => {
      torn.unsubscribe()
      quit()
    }
  })
  return () => {
    end()
    leave()
    actor.stop()
  }
}

const isOf = <Name extends StreamName>(
  part: ReceivedPart,
  stream: Name,
): part is ReceivedPart & FeedPart<StreamItems[Name]> => part.stream === stream
