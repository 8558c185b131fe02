import type { ActorRefFrom } from 'xstate'
import { getAnswerResult, getChallenge, getGame, getGameDetails, submitFlag } from '#contract/calls/game.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { flagAnswerEffects, flagAnswerMachine } from '#machines/game/flag-answer.machine.ts'
import { lazily } from '#src/bind/lazily.ts'
import type { PlayingMachines } from '#src/bind/wired.ts'
import { randomCode } from '#src/lib/random-code.ts'
import { openSeenStore } from '#src/lib/seen-store.ts'
import { openTryStore } from '#src/lib/try-store.ts'
import { watchNetwork } from '#src/live/network.ts'
import type { Outside } from '../outside.ts'
import type { World } from '../world.ts'

const KEY_LENGTH = 32

/** What a player does with the challenges of a game. */
export function wirePlaying(outside: Outside, confirm: ActorRefFrom<typeof confirmMachine>, { storage }: Pick<World, 'storage'>): PlayingMachines {
  const { clock, request, reads } = outside
  return {
    now: clock.now,
    newKey: () => randomCode(KEY_LENGTH),
    tries: openTryStore(storage),
    seen: openSeenStore(storage),
    flagAnswer: flagAnswerMachine.provide({
      actors: {
        // Not given up with its screen: a flag that was sent is to arrive.
        submitFlag: flagAnswerEffects.submitFlag.by(({ game, challenge, flag, key }) =>
          request(submitFlag, { params: { id: game, challengeId: challenge }, body: { flag }, key }),
        ),
        readVerdict: flagAnswerEffects.readVerdict.by(({ game, challenge, submission }, signal) =>
          request(getAnswerResult, { params: { id: game, challengeId: challenge, submitId: submission } }, signal),
        ),
        readStanding: flagAnswerEffects.readStanding.by(async ({ game }, signal) => {
          const sent = { params: { id: game } }
          const outcome = await request(getGame, sent, signal)
          if (!outcome.ok) return outcome
          // The frame around the screen leads away whom it keeps out.
          reads.adopt(getGame, sent, outcome.value)
          return { ok: true, value: outcome.value.status }
        }),
        watchNetwork: flagAnswerEffects.watchNetwork.by((_, say) => watchNetwork(say)),
      },
    }),
    container: lazily(async () => (await import('./container.ts')).wireContainer(outside, confirm)),
    solved({ game, challenge }) {
      reads.refresh(getGameDetails, { params: { id: game } })
      reads.refresh(getChallenge, { params: { id: game, challengeId: challenge } })
    },
  }
}
