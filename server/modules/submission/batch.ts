import { LAST_BLOOD, bloodOf } from '#contract/rules/judge.ts'
import type { NumberedFact } from '#contract/rules/board-fact.ts'
import { addNotice } from '#server/modules/notice/publish.ts'
import type { Notice } from '#server/store/rows/notice.ts'
import type { JudgedAnswer } from '#server/store/rows/submission.ts'
import type { Tables } from '#server/store/store.ts'
import type { Refusal } from '#server/wire/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Answer } from './answer.ts'
import { decide, solvable, type Decision } from './decide.ts'

export type Judged = Extract<Decision, { kind: 'judged' }>
export type Settled = { kind: 'refused'; refusal: Refusal } | { kind: 'stored'; id: number }

/** What is to be told of an answer once it is stored. */
export interface Verdicted {
  answer: Answer
  judged: Judged
  stored: JudgedAnswer
  blood: Notice | null
}
export interface JudgedBatch {
  /** One for each answer, in their order. */
  settled: Settled[]
  verdicts: Verdicted[]
  facts: NumberedFact[]
}

/** Answers to one game, judged in one transaction: the number of its statements does not grow with theirs. */
export function judgeBatch(gameId: number, answers: readonly Answer[], { store, clock }: Pick<Deps, 'store' | 'clock'>): Promise<JudgedBatch> {
  return store.transaction(async (tables) => {
    const { submissions } = tables
    const game = await submissions.lockGame(gameId)
    const asked = answers.map(({ challengeId, actor, text, key }) => ({ challengeId, userId: actor.id, answer: text, key }))
    const facts = await submissions.facts(gameId, asked)
    const open = game === null ? [] : solvable(answers, facts)
    const earlierSolves = game === null || open.length === 0 ? [] : await submissions.earlierSolves(open, { endAt: game.endAt, most: LAST_BLOOD })
    const decisions = decide(answers, { game, facts, earlierSolves })

    const verdicts = answers.flatMap((answer, index) => {
      const judged = decisions[index]
      return judged?.kind === 'judged' ? [{ answer, judged, stored: toStored(answer, judged) }] : []
    })
    const ids = await storeAll(gameId, verdicts, tables)
    const isAhead = game !== null && clock.now() < game.endAt
    const told: Verdicted[] = []
    for (const verdict of verdicts) told.push({ ...verdict, blood: isAhead ? await addBlood(verdict, tables) : null })
    return {
      settled: decisions.map((decision, index) => toSettled(decision, answers[index], ids)),
      verdicts: told,
      facts: await tables.boardFacts.append(
        gameId,
        verdicts.flatMap(({ answer, judged: { solve, participation } }) =>
          solve === null || solve.place === null
            ? []
            : [{ kind: 'solve', teamId: participation.teamId, challengeId: answer.challengeId, at: solve.at, user: answer.actor.name }],
        ),
      ),
    }
  })
}

type Ids = ReadonlyMap<Answer, number>

async function storeAll(gameId: number, verdicts: readonly Omit<Verdicted, 'blood'>[], { submissions }: Tables): Promise<Ids> {
  if (verdicts.length === 0) return new Map()
  const ids = await submissions.store(
    gameId,
    verdicts.map(({ stored }) => stored),
  )
  return new Map(verdicts.map(({ answer }, index) => [answer, ids[index] ?? 0]))
}

function toSettled(decision: Decision, answer: Answer | undefined, ids: Ids): Settled {
  switch (decision.kind) {
    case 'refused':
      return decision
    case 'repeated':
      return { kind: 'stored', id: decision.id }
    default: {
      const id = decision.kind === 'twin' ? ids.get(decision.of) : answer && ids.get(answer)
      if (id === undefined || id === 0) throw new Error('an answer was judged and not stored')
      return { kind: 'stored', id }
    }
  }
}

/** Names of results, as monitors' lists have them: their clients say them in the language of who reads. */
function toStored({ challengeId, actor, text, at, key }: Answer, { verdict, participation, challenge, solve }: Judged): JudgedAnswer {
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
    key,
    solvedAt: solve?.at ?? null,
    said: verdict === 'NotFound' ? null : `[${verdict}] ${text}  ${place}`,
    cheat: owner === null ? null : { ownerId: owner.id, said: `${place}  ${participation.teamName} ← ${owner.teamName}` },
  }
}

const MEDALS = { FirstBlood: '🥇', SecondBlood: '🥈', ThirdBlood: '🥉' } as const

async function addBlood({ answer, judged }: Omit<Verdicted, 'blood'>, tables: Tables): Promise<Notice | null> {
  const blood = judged.solve?.place ? bloodOf(judged.solve.place) : null
  if (blood === null) return null
  const content = `${MEDALS[blood]} ${judged.participation.teamName} – ${judged.challenge.title}`
  return addNotice({ gameId: answer.gameId, type: blood, content, at: answer.at }, tables)
}
