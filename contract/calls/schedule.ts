import { get, json, optionalJson, post, put } from '../call.ts'
import { clockNewsModel, extensionModel, scheduleModel, schedulePlanModel } from '../models/schedule.ts'
import { int } from '../schema.ts'

const game = { id: int() }

/**
 * `rules/game-clock.ts` computes from it what a call below would change. Monitors read it too, without the
 * challenges until the game has started.
 */
export const getSchedule = get('/api/edit/games/{id}/schedule', {
  role: 'Monitor',
  params: game,
  answer: json(scheduleModel),
  errors: [400, 401, 403, 404, 429],
  extension: 'schedule',
})
/**
 * Moves several future moments to other future times, all or none. 409 if one of them has changed since the
 * caller read it. Changes to the present are acts of their own, below.
 */
export const planSchedule = put('/api/edit/games/{id}/schedule', {
  role: 'Admin',
  caution: { undoable: 'Set the times back.' },
  params: game,
  body: json(schedulePlanModel),
  answer: json(scheduleModel),
  errors: [400, 401, 403, 404, 409, 415, 429],
  extension: 'schedule',
})
/** Stops the clock of a running game. Calling it twice changes nothing. */
export const pauseGame = post('/api/edit/games/{id}/pause', {
  role: 'Admin',
  caution: { undoable: 'Resume the game.' },
  params: game,
  body: optionalJson(clockNewsModel),
  answer: json(scheduleModel),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'schedule',
})
/** Moves every moment after the pause by its length. 400 if the game is not paused. */
export const resumeGame = post('/api/edit/games/{id}/resume', {
  role: 'Admin',
  caution: { undoable: 'Pause the game again, and set its times.' },
  params: game,
  body: optionalJson(clockNewsModel),
  answer: json(scheduleModel),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'schedule',
})
/** Moves the end and everything that keeps its distance to the end, such as the writeup deadline. */
export const extendGame = post('/api/edit/games/{id}/extend', {
  role: 'Admin',
  caution: { undoable: 'Set the times back.' },
  params: game,
  body: json(extensionModel),
  answer: json(scheduleModel),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'schedule',
})
/**
 * Starts a game before its time. All its moments move by the same length, so that the plan stays as it was.
 */
export const startGame = post('/api/edit/games/{id}/start', {
  role: 'Admin',
  caution: { form: 'The dialog of the clock has a word to type.' },
  params: game,
  body: optionalJson(clockNewsModel),
  answer: json(scheduleModel),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'schedule',
})
/**
 * Ends a running game now. A paused game ends at the start of its pause, because no play was possible since.
 */
export const endGame = post('/api/edit/games/{id}/end', {
  role: 'Admin',
  caution: { form: 'The dialog of the clock has a word to type.' },
  params: game,
  body: optionalJson(clockNewsModel),
  answer: json(scheduleModel),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'schedule',
})
/**
 * Opens an ended game again for some minutes. Practice solves in between are deleted, because they were made
 * without competition.
 */
export const reopenGame = post('/api/edit/games/{id}/reopen', {
  role: 'Admin',
  caution: { form: 'The dialog of the clock has a word to type.' },
  params: game,
  body: json(extensionModel),
  answer: json(scheduleModel),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'schedule',
})
export const freezeBoard = post('/api/edit/games/{id}/freeze-now', {
  role: 'Admin',
  caution: { undoable: 'Reveal the board.' },
  params: game,
  body: optionalJson(clockNewsModel),
  answer: json(scheduleModel),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'schedule',
})
