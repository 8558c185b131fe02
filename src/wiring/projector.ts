import type { ActorRefFrom } from 'xstate'
import { getBoard } from '#contract/calls/board.ts'
import { getGame } from '#contract/calls/game.ts'
import { revealBoard } from '#contract/calls/freeze.ts'
import { instant } from '#contract/models/time.ts'
import { snapshotOf } from '#contract/rules/board/compact-form.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { ceremonyMachine, toCeremonyView } from '#machines/live/ceremony.machine.ts'
import type { LiveSource } from '#machines/live/live-types.ts'
import { projectorMachine, toProjectorView, type BoardReport } from '#machines/live/projector.machine.ts'
import { replayMachine, toReplayView } from '#machines/live/replay.machine.ts'
import { openAsking } from './ask-with-effects.ts'
import { openChime } from '#src/browser/chime.ts'
import { holdWakeLock } from '#src/browser/wake-lock.ts'
import { boardAtoms } from '#src/live/board-atoms.ts'
import { follow } from '#src/live/follow.ts'
import { showMoment } from '#src/live/replay-board-atoms.ts'
import { openProcesses } from './process.ts'
import type { ClientServices } from './services.ts'

export function wireProjector(
  { clock, request, reads, sounds }: ClientServices,
  confirm: ActorRefFrom<typeof confirmMachine>,
  live: LiveSource,
) {
  const process = openProcesses(confirm)
  const given = { now: clock.now }
  const chime = openChime()
  return {
    replay: process(
      replayMachine,
      toReplayView,
      {
        showMoment({ game, at }) {
          showMoment(live, game, at)
          return () => showMoment(live, game, null)
        },
      },
      { given, hear: ({ at }, { game }) => showMoment(live, game, at) },
    ),
    projector: process(
      projectorMachine,
      toProjectorView,
      {
        keepAwake: holdWakeLock,
        followBoard,
        celebrate() {
          if (sounds.current() === 'on') chime.play('blood')
          return () => {}
        },
      },
      { given },
    ),
    ceremony: process(ceremonyMachine, toCeremonyView, {
      // Not cancelled with the screen: React's strict mode starts each process twice, and the second one
      // would get the cancellation of the first.
      async readFullBoard({ game }) {
        const full = await request(getBoard, { params: { id: game }, query: { full: true } })
        if (!full.ok) return full
        const snapshot = snapshotOf(full.value)
        return snapshot
          ? { ok: true, value: boardOf(snapshot) }
          : { ok: false, problem: { kind: 'broken', status: 200, title: null } }
      },
      askFirst: openAsking({ request }, confirm),
      // Reads nothing again, because the board itself reports the revealed solves.
      revealBoard: ({ game }, signal) => request(revealBoard, { params: { id: game }, body: {} }, signal),
    }),
  }

  /**
   * Waits for the start, because the server sends no board before, and a board that was requested too early
   * is not read again.
   */
  function followBoard({ game }: { game: number }, say: (heard: BoardReport) => void): () => void {
    let startsAt = Infinity
    let end: (() => void) | null = null
    const begin = () => {
      if (end !== null || clock.now() < startsAt) return
      end = follow(boardAtoms(live, game).state, ({ live: told }) => {
        if (told) say({ type: 'board.arrived', board: told.board })
      })
    }
    const endReads = reads.follow(getGame, { params: { id: game } }, ({ start }) => {
      startsAt = instant(start)
      begin()
    })
    const endClock = clock.subscribe(begin)
    return () => {
      endReads()
      endClock()
      end?.()
    }
  }
}
