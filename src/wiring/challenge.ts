import type { ActorRefFrom } from 'xstate'
import type { ChallengeDetailModel } from '#contract/models/challenge.ts'
import { getAnswerResult, getChallenge, getGame, getGameDetails, submitFlag } from '#contract/calls/game.ts'
import type { OwnRow } from '#contract/rules/board/solve-moment.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { toFlagAnswerView, type FlagProgress } from '#machines/game/flag-answer.facts.ts'
import { flagAnswerMachine } from '#machines/game/flag-answer.machine.ts'
import type { LiveSource } from '#machines/live/live-types.ts'
import { openAccountStore } from '#src/browser/account-store.ts'
import { randomCode } from '#src/browser/random-code.ts'
import { openSeenStore } from '#src/browser/seen-store.ts'
import { openSignal } from '#src/browser/signal.ts'
import { openAttemptStore } from '#src/browser/attempt-store.ts'
import { teamAtom } from '#src/live/feed-atoms.ts'
import { follow } from '#src/live/follow.ts'
import { pauseFollower } from './game-pause.ts'
import { lazyMachine } from './lazy-machine.ts'
import type { ClientServices } from './services.ts'
import { openProcesses } from './process.ts'
import type { World } from './browser-world.ts'

const KEY_LENGTH = 32

export function wireChallenge(
  outside: ClientServices,
  confirm: ActorRefFrom<typeof confirmMachine>,
  live: LiveSource,
  { storage }: Pick<World, 'storage'>,
) {
  const { clock, config, request, reads } = outside
  const process = openProcesses(confirm)
  const tries = openAttemptStore(storage)
  const solved = openSignal<ChallengeRef>()
  const needsSeveral = ({ game, challenge }: ChallengeRef): boolean => {
    let progress: FlagProgress | null = null
    const sent = { params: { id: game, challengeId: challenge } }
    reads.follow(getChallenge, sent, (read) => (progress = progressOf(read)))()
    return progress !== null
  }
  return {
    now: clock.now,
    tries,
    seen: openSeenStore(storage),
    /** The last filter of each game's list, in the form of the URL. */
    filters: openAccountStore(storage, 'challenge-filters', (value) => typeof value === 'string'),
    flagAnswer: process(
      flagAnswerMachine,
      toFlagAnswerView,
      {
        // Not cancelled with the screen, because a submitted flag must arrive.
        submitFlag: ({ game, challenge, flag, key }) =>
          request(submitFlag, { params: { id: game, challengeId: challenge }, body: { flag }, key }),
        readVerdict: ({ game, challenge, submission }, signal) =>
          request(
            getAnswerResult,
            { params: { id: game, challengeId: challenge, submitId: submission } },
            signal,
          ),
        async readSolved({ game, challenge }, signal) {
          const sent = { params: { id: game } }
          const outcome = await request(getGameDetails, sent, signal)
          if (!outcome.ok) return outcome
          // The list of challenges shows the solve, so it gets the response.
          reads.adopt(getGameDetails, sent, outcome.value)
          const own = outcome.value.rank.challenges.find(({ id }) => id === challenge)
          return { ok: true, value: own !== undefined && own.type !== 'Unaccepted' }
        },
        async readStanding({ game }, signal) {
          const sent = { params: { id: game } }
          const outcome = await request(getGame, sent, signal)
          if (!outcome.ok) return outcome
          // The frame of the game redirects users who may no longer play, so it gets the response.
          reads.adopt(getGame, sent, outcome.value)
          return { ok: true, value: outcome.value.status }
        },
        async readProgress({ game, challenge }, signal) {
          const sent = { params: { id: game, challengeId: challenge } }
          const outcome = await request(getChallenge, sent, signal)
          if (!outcome.ok) return outcome
          reads.adopt(getChallenge, sent, outcome.value)
          return { ok: true, value: progressOf(outcome.value) }
        },
        followPause: pauseFollower(reads),
        followRow: ({ game }, say) =>
          reads.follow(getGameDetails, { params: { id: game } }, ({ rank }) =>
            say({ type: 'row.read', row: rank }),
          ),
        followVerdict: ({ game, submission }, say) =>
          follow(teamAtom(live, game), ({ live: team }) => {
            const verdict =
              submission === null || team.state === 'waiting' ? undefined : team.value.answers.get(submission)
            if (submission !== null && verdict && verdict !== 'FlagSubmitted')
              say({ type: 'server.reported', submission, verdict })
          }),
      },
      {
        given: {
          now: clock.now,
          newKey: () => randomCode(KEY_LENGTH),
          isRepeatSafe: () => config.read().features?.includes('idempotent-answers') ?? false,
          ownRow(game: number) {
            let row: OwnRow | null = null
            reads.follow(getGameDetails, { params: { id: game } }, ({ rank }) => (row = rank))()
            return row
          },
          needsSeveral,
        },
        hear(change, { game, challenge }) {
          if (change.type === 'counted') {
            if (needsSeveral({ game, challenge })) solved.tell({ game, challenge })
            return
          }
          const { flag, verdict } = change
          tries.add(accountOf(live), `${game}/${challenge}`, { flag, verdict, at: clock.now() })
          if (verdict !== 'Accepted') return
          // In a task of its own, so that the effect of the solve is painted first.
          setTimeout(() => {
            reads.refresh(getGameDetails, { params: { id: game } })
            reads.refresh(getChallenge, { params: { id: game, challengeId: challenge } })
            // One of several flags does not solve the challenge.
            if (!needsSeveral({ game, challenge })) solved.tell({ game, challenge })
          })
        },
      },
    ),
    container: lazyMachine(async () =>
      (await import('./container.ts')).wireContainer(outside, confirm, live, solved),
    ),
  }
}

/** Null: one flag solves the challenge. */
const progressOf = ({ flagsNeeded = 1, flagsFound = 0 }: ChallengeDetailModel): FlagProgress | null =>
  flagsNeeded > 1 ? { found: flagsFound, needed: flagsNeeded } : null

function accountOf({ standing }: LiveSource): string {
  const who = standing.read()
  return who.kind === 'account' ? who.id : ''
}
