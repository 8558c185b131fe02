import { del, file, form, get, json, post } from '../call.ts'
import { challengeDetailModel } from '../models/challenge.ts'
import { cheatInfoModel } from '../models/cheat.ts'
import { containerInfoModel } from '../models/container.ts'
import { gameEvent } from '../models/event.ts'
import { basicGameInfoModel, detailedGameInfoModel, gameJoinModel } from '../models/game.ts'
import { gameNotice } from '../models/notice.ts'
import { participationInfoModel } from '../models/participation.ts'
import { gameDetailModel, scoreboardModel } from '../models/scoreboard.ts'
import { answerResultNames, flagSubmitModel, submission } from '../models/submission.ts'
import { basicWriteupInfoModel } from '../models/writeup.ts'
import { absent, bool, int, list, optional } from '../schema.ts'

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const game = { id: int() }
const challenge = { id: int(), challengeId: int() }
const page = { count: absent(int({ min: 0 }), 100), skip: absent(int({ min: 0 }), 0) }

/** Returns at most ten games without hidden ones, the latest start first, as on the base wire. */
export const listGames = get('/api/game', {
  role: null,
  answer: json(list(basicGameInfoModel)),
  errors: [429],
})
export const getGame = get('/api/game/{id}', {
  role: null,
  params: game,
  answer: json(detailedGameInfoModel),
  errors: [400, 404, 429],
})
export const joinGame = post('/api/game/{id}', {
  role: 'User',
  caution: { form: 'The form names the game and the team, and says until when the team can leave.' },
  params: game,
  body: json(gameJoinModel),
  errors: [400, 401, 403, 404, 415, 429],
})
export const leaveGame = del('/api/game/{id}', {
  role: 'User',
  caution: { asks: ['leave-game'] },
  params: game,
  errors: [400, 401, 403, 404, 429],
})
export const getScoreboard = get('/api/game/{id}/scoreboard', {
  role: null,
  params: game,
  answer: json(scoreboardModel),
  errors: [400, 404, 429],
})
export const listNotices = get('/api/game/{id}/notices', {
  role: null,
  params: game,
  query: page,
  answer: json(list(gameNotice)),
  errors: [400, 404, 429],
})
export const listEvents = get('/api/game/{id}/events', {
  role: 'Monitor',
  params: game,
  query: { hideContainer: absent(bool(), false), ...page },
  answer: json(list(gameEvent)),
  errors: [400, 401, 403, 404, 429],
})
/** `count` ≤ 0 returns as many as one response may hold. */
export const listSubmissions = get('/api/game/{id}/submissions', {
  role: 'Monitor',
  params: game,
  query: { type: optional(answerResultNames), count: absent(int(), 100), skip: page.skip },
  answer: json(list(submission)),
  errors: [400, 401, 403, 404, 429],
})
export const listCheats = get('/api/game/{id}/cheatinfo', {
  role: 'Monitor',
  params: game,
  answer: json(list(cheatInfoModel)),
  errors: [400, 401, 403, 404, 429],
})
export const getGameDetails = get('/api/game/{id}/details', {
  role: 'User',
  params: game,
  answer: json(gameDetailModel),
  errors: [400, 401, 403, 404, 429],
})
export const listParticipations = get('/api/game/{id}/participations', {
  role: 'Admin',
  params: game,
  answer: json(list(participationInfoModel)),
  errors: [400, 401, 403, 404, 429],
})
export const downloadScoreboardSheet = get('/api/game/{id}/scoreboardsheet', {
  role: 'Monitor',
  params: game,
  answer: file(SHEET),
  errors: [400, 401, 403, 404, 429],
})
export const downloadSubmissionSheet = get('/api/game/{id}/submissionsheet', {
  role: 'Monitor',
  params: game,
  answer: file(SHEET),
  errors: [400, 401, 403, 404, 429],
})
/** The first request of a team assigns its flag or attachment of the challenge. */
export const getChallenge = get('/api/game/{id}/challenges/{challengeId}', {
  role: 'User',
  params: challenge,
  answer: json(challengeDetailModel),
  errors: [400, 401, 403, 404, 429],
})
/** Returns the id of the submission. The verdict follows later, from `getAnswerResult` or by push. */
export const submitFlag = post('/api/game/{id}/challenges/{challengeId}', {
  role: 'User',
  caution: { form: 'The user filled in the form.' },
  idempotent: true,
  limit: 'Submit',
  params: challenge,
  body: json(flagSubmitModel),
  answer: json(int()),
  errors: [400, 401, 403, 404, 415, 429],
})
/** Players get `WrongAnswer` for a cheat; only monitors see `CheatDetected`. */
export const getAnswerResult = get('/api/game/{id}/challenges/{challengeId}/status/{submitId}', {
  role: 'User',
  params: { ...challenge, submitId: int() },
  answer: json(answerResultNames),
  errors: [400, 401, 403, 404, 429],
})
export const getWriteup = get('/api/game/{id}/writeup', {
  role: 'User',
  params: game,
  answer: json(basicWriteupInfoModel),
  errors: [400, 401, 403, 404, 429],
})
export const uploadWriteup = post('/api/game/{id}/writeup', {
  role: 'User',
  caution: { form: 'A later writeup replaces it.' },
  params: game,
  body: form('file'),
  errors: [400, 401, 403, 404, 415, 429],
})
export const startContainer = post('/api/game/{id}/container/{challengeId}', {
  role: 'User',
  // Asks only if the start destroys the team's oldest container. A new container needs no question: it ends
  // on its own.
  caution: { asks: ['destroy-container'] },
  takesTime: true,
  limit: 'Container',
  params: challenge,
  answer: json(containerInfoModel),
  errors: [400, 401, 403, 404, 429],
  errorBodies: { 429: 'envelope-or-empty' },
})
export const prolongContainer = post('/api/game/{id}/container/{challengeId}/prolong', {
  role: 'User',
  caution: { harmless: 'It ends by itself, or the team destroys it.' },
  limit: 'Container',
  params: challenge,
  answer: json(containerInfoModel),
  errors: [400, 401, 403, 404, 429],
})
export const destroyContainer = del('/api/game/{id}/container/{challengeId}', {
  role: 'User',
  caution: { asks: ['destroy-container'] },
  limit: 'Container',
  params: challenge,
  errors: [400, 401, 403, 404, 429],
  errorBodies: { 429: 'envelope-or-empty' },
})
