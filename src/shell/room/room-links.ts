import { NO_SEARCH, writeAnswerSearch, type AnswerSearch } from '#contract/rules/answer-search.ts'

/** The pages of a team, a person and a challenge in the room of a game. Every name in the room leads to one. */
export const teamPagePath = (game: number, participationId: number): string =>
  `/games/${game}/room/teams/${participationId}`
export const personPagePath = (game: number, userId: string): string =>
  `/games/${game}/room/teams/people/${userId}`
export const resultsPath = (game: number, challengeId: number): string =>
  `/games/${game}/room/challenges/${challengeId}/results`

/** The live list, narrowed to what is searched. */
export function liveSearchPath(game: number, search: Partial<AnswerSearch>): string {
  const query = new URLSearchParams({ q: writeAnswerSearch({ ...NO_SEARCH, ...search }) })
  return `/games/${game}/room/live/submissions?${query.toString()}`
}
