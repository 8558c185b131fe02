import { gameNow } from '#contract/rules/game-clock.ts'
import { LAST_BLOOD, bloodOf } from '#contract/rules/judge-flag.ts'
import type { Change, NumberedNotice } from '#server/live/change.ts'
import { addNotice } from '#server/modules/notice/add-notice.ts'
import type { NewSubmission, StoredSubmission } from '#server/store/rows/submission.ts'
import type { Tables } from '#server/store/store.ts'
import type { RateLimitError } from '#server/base/rate-limit-error.ts'
import type { Refusal } from '#server/http/refusal.ts'
import type { Deps } from '#server/modules/services.ts'
import type { FlagSubmission } from './flag-judge-types.ts'
import { decide, solvable, type Decision } from './decide-verdicts.ts'
import { readWrongAnswerCounts, type WrongAnswerLimit } from './wrong-answer-limit.ts'

export type Judged = Extract<Decision, { kind: 'judged' }>
export type SubmissionOutcome =
  | { kind: 'refused'; refusal: Refusal | RateLimitError }
  | { kind: 'stored'; id: number }

interface Stored {
  answer: FlagSubmission
  judged: Judged
  stored: NewSubmission & StoredSubmission
}
export interface JudgedBatch {
  /** One for each submission, in their order. */
  settled: SubmissionOutcome[]
  /** In the order of the submissions. They must be published after the commit. */
  changes: Change[]
}

type Needs = Pick<Deps, 'store' | 'clock'> & { limit: WrongAnswerLimit | null }

/**
 * Judges the submissions of one game in one transaction. The number of statements does not depend on that of
 * the submissions.
 */
export function judgeBatch(
  gameId: number,
  answers: readonly FlagSubmission[],
  { store, clock, limit }: Needs,
): Promise<JudgedBatch> {
  return store.transaction(async (tables) => {
    const { submissions } = tables
    const game = await submissions.lockGame(gameId)
    const asked = answers.map(({ challengeId, actor, text, key }) => ({
      challengeId,
      userId: actor.id,
      answer: text,
      key,
    }))
    const inputs = await submissions.judgingInputs(gameId, asked)
    const open = game === null ? [] : solvable(answers, inputs)
    const earlierSolves =
      game === null || open.length === 0
        ? []
        : await submissions.earlierSolves(open, { endAt: game.endAt, most: LAST_BLOOD })
    const tally = await readWrongAnswerCounts(answers, inputs, { limit, submissions })
    const decisions = decide(answers, { game, inputs, earlierSolves, tally })

    const judged = answers.flatMap((answer, index) => {
      const decision = decisions[index]
      return decision?.kind === 'judged' ? [{ answer, judged: decision }] : []
    })
    const verdicts = await storeAll(gameId, judged, tables)
    const found = verdicts.flatMap(({ judged: { found: flags, participation }, stored }) =>
      flags.map((flagId) => ({ participationId: participation.id, flagId, submissionId: stored.id })),
    )
    if (found.length > 0) await submissions.addFound(found)
    const ids = new Map(verdicts.map(({ answer, stored }) => [answer, stored.id]))
    const isAhead = game !== null && gameNow(game, clock.now()) < game.endAt
    const changes: Change[] = []
    for (const verdict of verdicts)
      changes.push(toChange(verdict, isAhead ? await addBlood(verdict, tables) : null))
    const solves = await tables.boardFacts.append(
      gameId,
      verdicts.flatMap(({ answer, judged: { solve, participation } }) =>
        solve === null || solve.placing === null
          ? []
          : [
              {
                kind: 'solve',
                teamId: participation.teamId,
                challengeId: answer.challengeId,
                at: solve.at,
                user: answer.actor.name,
              },
            ],
      ),
    )
    if (solves.length > 0) changes.push({ kind: 'board-facts', gameId, facts: solves })
    return {
      settled: decisions.map((decision, index) => toSettled(decision, answers[index], ids)),
      changes,
    }
  }, 'by-index')
}

type Ids = ReadonlyMap<FlagSubmission, number>

async function storeAll(
  gameId: number,
  judged: readonly Omit<Stored, 'stored'>[],
  { submissions }: Tables,
): Promise<Stored[]> {
  if (judged.length === 0) return []
  const toStore = judged.map((one) => toStored(one.answer, one.judged))
  const numbers = await submissions.store(gameId, toStore)
  return judged.flatMap((one, index) => {
    const [made, stored] = [toStore[index], numbers[index]]
    return made && stored ? [{ ...one, stored: { ...made, ...stored } }] : []
  })
}

function toSettled(decision: Decision, answer: FlagSubmission | undefined, ids: Ids): SubmissionOutcome {
  switch (decision.kind) {
    case 'refused':
      return decision
    case 'repeated':
      return { kind: 'stored', id: decision.id }
    default: {
      const id = decision.kind === 'twin' ? ids.get(decision.of) : answer && ids.get(answer)
      if (id === undefined) throw new Error('an answer was judged and not stored')
      return { kind: 'stored', id }
    }
  }
}

/** Stores names of challenges and verdicts untranslated, because each client of a monitor translates them. */
function toStored(
  { challengeId, actor, ip, text, at, key }: FlagSubmission,
  { verdict, participation, challenge, solve }: Judged,
): NewSubmission {
  const owner = verdict === 'WrongAnswer' ? challenge.owner : null
  const place = `${challenge.title}#${challengeId}`
  return {
    challengeId,
    userId: actor.id,
    answer: text,
    participationId: participation.id,
    teamId: participation.teamId,
    status: owner === null ? verdict : 'CheatDetected',
    at,
    ip,
    key,
    solvedAt: solve?.at ?? null,
    said: verdict === 'NotFound' ? null : `[${verdict}] ${text}  ${place}`,
    cheat:
      owner === null ? null : { ownerId: owner.id, said: `${place}  ${participation.name} ← ${owner.name}` },
  }
}

function toChange(
  { answer, judged: { participation, challenge, solve }, stored }: Stored,
  blood: NumberedNotice | null,
): Change {
  const { id, challengeId, status, at, seq, teamSeq, said, cheat } = stored
  const { gameId, actor, ip, text } = answer
  return {
    kind: 'submission-judged',
    blood,
    submission: {
      id,
      gameId,
      challengeId,
      status,
      at,
      seq,
      teamSeq,
      ip,
      category: challenge.category,
      attempt: stored.attempt,
      placing: solve?.placing ?? null,
      userId: actor.id,
      challenge: challenge.title,
      team: participation,
      user: actor.name,
      answer: text,
      eventText: said,
      cheat:
        cheat === null || challenge.owner === null ? null : { eventText: cheat.said, owner: challenge.owner },
    },
  }
}

const MEDALS = { FirstBlood: '🥇', SecondBlood: '🥈', ThirdBlood: '🥉' } as const

async function addBlood({ answer, judged }: Stored, tables: Tables): Promise<NumberedNotice | null> {
  const { solve } = judged
  const blood = solve?.placing ? bloodOf(solve.placing) : null
  if (solve === null || blood === null) return null
  const content = `${MEDALS[blood]} ${judged.participation.name} – ${judged.challenge.title}`
  return addNotice({ gameId: answer.gameId, type: blood, content, at: answer.at, solvedAt: solve.at }, tables)
}
