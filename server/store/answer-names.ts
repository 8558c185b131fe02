import type { AnswerSearch } from '#contract/rules/answer-search.ts'
import { toLikePattern } from './like-pattern.ts'
import { statement, type Sql } from './sql.ts'

// Searches only the names in this game, so that the cost does not depend on the size of the platform.
const TEAMS = (pattern: string) =>
  `array(select p.id from participations p join teams t on t.id = p.team_id
     where ${pattern} is not null and p.game_id = $1 and lower(t.name) like ${pattern})`
const PEOPLE = (pattern: string) =>
  `array(select m.user_id from participation_members m join users u on u.id = m.user_id
     where ${pattern} is not null and m.game_id = $1 and lower(u.name) like ${pattern})`
const CHALLENGES = (pattern: string) =>
  `array(select id from challenges
     where ${pattern} is not null and game_id = $1 and lower(title) like ${pattern})`

/** The ids of what a search names: `of…` by its columns, the others by its text. */
export interface AnswerNames {
  teams: number[]
  people: string[]
  challenges: number[]
  ofTeam: number[]
  ofPerson: string[]
  ofChallenge: number[]
}
/** $2: the text. $3 to $5: the columns. Null: none of them. */
const NAMES = statement(
  'answers.names',
  `select ${TEAMS('$2::text')} as teams, ${PEOPLE('$2::text')} as people,
     ${CHALLENGES('$2::text')} as challenges, ${TEAMS('$3::text')} as "ofTeam",
     ${PEOPLE('$4::text')} as "ofPerson", ${CHALLENGES('$5::text')} as "ofChallenge"`,
)

/** Null: nothing is searched for. */
export const patternOf = (part: string): string | null =>
  part === '' ? null : toLikePattern(part).toLowerCase()

const NO_NAMES: AnswerNames = {
  teams: [],
  people: [],
  challenges: [],
  ofTeam: [],
  ofPerson: [],
  ofChallenge: [],
}

export async function answerNames(
  { text, team, person, challenge }: AnswerSearch,
  gameId: number,
  sql: Sql,
): Promise<AnswerNames> {
  const patterns = [text, team, person, challenge].map(patternOf)
  if (patterns.every((pattern) => pattern === null)) return NO_NAMES
  return (await sql.one<AnswerNames>(NAMES, [gameId, ...patterns])) ?? NO_NAMES
}
