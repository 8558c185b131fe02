import { NO_SEARCH, writeAnswerSearch, type AnswerSearch } from '#contract/rules/answer-search.ts'

/**
 * The addresses of the pages of teams, users and challenges in a room.
 */
export const teamPagePath = (game: number, participationId: number): string =>
  `/games/${game}/room/teams/${participationId}`
export const personPagePath = (game: number, userId: string): string =>
  `/games/${game}/room/teams/people/${userId}`
export const resultsPath = (game: number, challengeId: number): string =>
  `/games/${game}/room/challenges/${challengeId}/results`

/** The live list with this search. */
export function liveSearchPath(game: number, search: Partial<AnswerSearch>): string {
  const query = new URLSearchParams({ q: writeAnswerSearch({ ...NO_SEARCH, ...search }) })
  return `/games/${game}/room/live/submissions?${query.toString()}`
}
