import type { ActorRefFrom } from 'xstate'
import { getBoard } from '#contract/calls/board.ts'
import { revealBoard } from '#contract/calls/freeze.ts'
import { snapshotOf } from '#contract/rules/board/compact-form.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { ceremonyEffects, ceremonyMachine } from '#machines/live/ceremony.machine.ts'
import { projectorEffects, projectorMachine } from '#machines/live/projector.machine.ts'
import { replayMachine } from '#machines/live/replay.machine.ts'
import { openAsking } from './ask-with-effects.ts'
import { openChime } from '#src/browser/chime.ts'
import { holdWakeLock } from '#src/browser/wake-lock.ts'
import type { ClientServices } from './services.ts'

/** A board for a hall, and one at other times than now. */
export function wireProjector(
  { clock, request }: ClientServices,
  confirm: ActorRefFrom<typeof confirmMachine>,
) {
  return {
    now: clock.now,
    replay: replayMachine,
    projector: projectorMachine.provide({
      actors: { keepAwake: projectorEffects.keepAwake.by(holdWakeLock) },
    }),
    ceremony: ceremonyMachine.provide({
      actors: {
        // Not given up when the screen goes: React's strict mode starts each process twice, and the second
        // one would hear of the first one's end.
        readFullBoard: ceremonyEffects.readFullBoard.by(async ({ game }) => {
          const full = await request(getBoard, { params: { id: game }, query: { full: true } })
          if (!full.ok) return full
          const snapshot = snapshotOf(full.value)
          return snapshot
            ? { ok: true, value: boardOf(snapshot) }
            : { ok: false, problem: { kind: 'broken', status: 200, title: null } }
        }),
        askFirst: ceremonyEffects.askFirst.by(openAsking({ request }, confirm)),
        // The board itself reports the revealed solves.
        revealBoard: ceremonyEffects.revealBoard.by(({ game }, signal) =>
          request(revealBoard, { params: { id: game } }, signal),
        ),
      },
    }),
    chime: openChime(),
  }
}
