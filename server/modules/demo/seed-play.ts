import { bloodOf } from '#contract/rules/judge-flag.ts'
import type { NewSubmission } from '#server/store/rows/submission.ts'
import type { Tables } from '#server/store/store.ts'
import { DEMO_CHALLENGES } from './challenges.ts'

export interface DemoPlayer {
  participationId: number
  teamId: number
  teamName: string
  userId: string
}
interface Span {
  /** The play ends now, or at the end of a finished game. */
  startAt: number
  until: number
}

/** The first teams have more and earlier solves, so that the board looks like one of a real game. */
export async function seedPlay(
  tables: Tables,
  gameId: number,
  players: readonly DemoPlayer[],
  span: Span,
): Promise<void> {
  for (const [nth, { flag, hints, originalScore, ...challenge }] of DEMO_CHALLENGES.entries()) {
    const id = await tables.challenges.create({ ...challenge, gameId, type: 'StaticAttachment' })
    const made = await tables.challenges.byId(gameId, id)
    if (!made) throw new Error('a challenge was made and is not there')
    await tables.challenges.update(id, {
      ...made,
      content: challenge.content,
      hints,
      originalScore,
      isEnabled: true,
    })
    await tables.flags.add(id, [{ flag, target: null }])
    await tables.challenges.makeInstances(id)
    const solvers = players.filter((_, at) => (at * 5 + nth * 3) % 11 < 9 - at / 2 - nth / 2)
    const solves = solvers.map((player, earlier) =>
      toSolve({ id, title: challenge.title, flag }, player, momentOf(nth, earlier, span)),
    )
    await tables.submissions.store(gameId, solves)
    for (const [earlier, { teamName }] of solvers.entries()) {
      const type = bloodOf(earlier + 1)
      if (type !== null) {
        await tables.notices.create({
          gameId,
          type,
          content: `${MEDALS[earlier] ?? ''} ${teamName} – ${challenge.title}`,
          at: momentOf(nth, earlier, span),
          solvedAt: momentOf(nth, earlier, span),
        })
      }
    }
  }
}
const MEDALS = ['🥇', '🥈', '🥉']

/** Solves follow each other, those of later challenges at later times. */
function momentOf(nth: number, earlier: number, { startAt, until }: Span): number {
  const share = (nth + 1 + earlier * 0.7) / (DEMO_CHALLENGES.length + 10)
  return Math.floor(startAt + share * (until - startAt))
}

function toSolve(
  { id, title, flag }: { id: number; title: string; flag: string },
  player: DemoPlayer,
  at: number,
): NewSubmission {
  const { participationId, teamId, userId } = player
  return {
    challengeId: id,
    participationId,
    teamId,
    userId,
    answer: flag,
    key: `demo-${id}`,
    status: 'Accepted',
    at,
    solvedAt: at,
    said: `[Accepted] ${flag}  ${title}#${id}`,
    cheat: null,
    // From a network that is reserved for documentation.
    ip: `203.0.113.${1 + (participationId % 250)}`,
  }
}
