import { boardOf } from '#contract/rules/board/fold-board.ts'
import { ceremonyMachine } from '#machines/live/ceremony.machine.ts'
import { connectionMachine } from '#machines/live/connection.machine.ts'
import { feedMachineOf } from '#machines/live/feed.machine.ts'
import { presenterMachine } from '#machines/live/presenter.machine.ts'
import { projectorMachine } from '#machines/live/projector.machine.ts'
import { replayMachine } from '#machines/live/replay.machine.ts'
import { aSnapshot, emptyBoard, folded, plainShape, START } from '../../contract/board/snapshot.ts'
import { answerOf } from '../../model.ts'
import { aNotice } from '../../worlds/builders.ts'
import { COUNTED, PLAIN, silent } from '../live/feed.world.ts'
import { cut, ok, type Wait } from './wait.ts'

const frozen = boardOf({
  ...aSnapshot(plainShape(2, 1), [
    { team: 0, challenge: 0, at: START },
    { team: 1, challenge: 0, at: START },
  ]),
  freeze: { freezeAt: START, revealedAt: null },
})
const empty = emptyBoard(plainShape(1, 1))

const connection = {
  machine: connectionMachine,
  input: (now: () => number) => ({
    place: { hub: 'user', game: 7, account: 'ada' },
    positions: () => new Map(),
    now,
    random: () => 0.5,
  }),
}
const open = { type: 'open' }
const dropped = { type: 'hub.dropped' }

const NOW = Date.parse('2026-11-20T09:00:30Z')
const presenter = {
  machine: presenterMachine,
  input: (now: () => number) => ({ account: 'ada', game: 1, team: 'Owls', now: () => NOW + now() }),
}
const tell = (ids: number[]) => ({
  type: 'notices.arrived',
  notices: ids.map((id) => aNotice({ id, type: 'NewHint', content: `notice ${id}` })),
})
const recalled = answerOf('presenter.recalling', { presented: [], rung: [] })

const feed = {
  machine: feedMachineOf(silent),
  input: (now: () => number) => ({ now, random: () => 0.5, refreshMs: () => 10_000 }),
}
const answered = answerOf('feed.asking', ok([1]))

export const liveWaits: readonly Wait[] = [
  {
    machine: ceremonyMachine,
    input: () => ({ game: 1, title: 'Finals' }),
    wait: 'untilNextStep.ceremony.running',
    to: 'ceremony.done',
    events: [answerOf('ceremony.reading', ok(frozen)), { type: 'auto' }],
    ms: 2_000,
  },
  {
    ...connection,
    wait: 'untilGivenUp.connection.held.connecting',
    to: 'connection.reconnecting',
    events: [open],
    ms: 15_000,
  },
  {
    ...connection,
    wait: 'untilTrusted.connection.held.open.live',
    to: 'connection.held.open.live',
    events: [open, { type: 'hub.opened', isCounted: true }, { type: 'feeds.caughtUp' }],
    ms: 5_000,
  },
  {
    ...connection,
    wait: 'untilResynced.connection.held.open.resyncing',
    to: 'connection.reconnecting',
    events: [open, { type: 'hub.opened', isCounted: true }],
    ms: 15_000,
  },
  {
    ...connection,
    wait: 'untilNextTry.connection.reconnecting',
    to: 'connection.held',
    events: [open, dropped],
    ms: 500,
  },
  {
    ...connection,
    wait: 'untilNextTry.connection.reconnecting',
    to: 'connection.held',
    events: [open, dropped, { type: 'retry' }, dropped],
    ms: 1_000,
  },
  {
    ...presenter,
    wait: 'untilRoom.presenter.full',
    to: 'presenter.claiming',
    events: [
      tell([1, 2, 3]),
      recalled,
      answerOf('presenter.claiming', { granted: [1, 2, 3], unrung: [] }),
      tell([1, 2, 3, 4]),
    ],
    ms: 5_000,
  },
  {
    ...presenter,
    wait: 'untilOthersHadTheirTurn.presenter.deferring',
    to: 'presenter.ringing',
    events: [{ type: 'page.hidden' }, tell([1]), recalled],
    ms: 1_000,
  },
  {
    machine: projectorMachine,
    input: () => ({ now: () => START }),
    wait: 'untilRead.projector.stage.celebrating',
    to: 'projector.stage.resting',
    events: [
      { type: 'board.arrived', board: empty },
      { type: 'board.arrived', board: folded(empty, [{ team: 0, challenge: 0, at: START }]) },
    ],
    ms: 6_000,
  },
  {
    machine: projectorMachine,
    input: () => ({ now: () => START }),
    wait: 'untilStill.projector.pointer.awake',
    to: 'projector.pointer.still',
    ms: 3_000,
  },
  {
    machine: replayMachine,
    input: () => ({ startsAt: 0, endsAt: 120_000, at: null, now: () => 120_000 }),
    wait: 'untilTick.replay.playing',
    to: 'replay.playing',
    events: [{ type: 'play' }],
    ms: 250,
  },
  { ...feed, wait: 'untilTired.feed.listening', to: 'feed.asking', ms: 500 },
  {
    ...feed,
    wait: 'untilRetry.feed.failing',
    to: 'feed.asking',
    events: [PLAIN, answerOf('feed.asking', cut)],
    ms: 5_000,
  },
  { ...feed, wait: 'untilRefresh.feed.live', to: 'feed.asking', events: [PLAIN, answered], ms: 10_000 },
  { ...feed, wait: 'untilUnsure.feed.live', to: 'feed.live', events: [PLAIN, answered], ms: 2_000 },
  {
    ...feed,
    wait: 'untilRefresh.feed.cut',
    to: 'feed.asking',
    events: [COUNTED, { type: 'line.cut' }, answered],
    ms: 10_000,
  },
  {
    ...feed,
    wait: 'untilRefresh.feed.alone',
    to: 'feed.asking',
    events: [{ type: 'line.refused' }, answered],
    ms: 10_000,
  },
  {
    ...feed,
    wait: 'untilTurn.feed.due',
    to: 'feed.asking',
    events: [PLAIN, answered, { type: 'line.hinted' }],
    ms: 500,
  },
]
