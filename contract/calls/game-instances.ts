import { get, json, put } from '../call.ts'
import { gameInstanceModel, instanceActResultModel, instanceKeyList } from '../models/game-instance.ts'
import { int, list } from '../schema.ts'

const game = { id: int() }
const ofInstances = {
  role: 'Admin',
  params: game,
  body: json(instanceKeyList),
  answer: json(instanceActResultModel),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'game-instances',
} as const

/**
 * Failed instances come first, newest first, because they need an organiser. Then waiting ones in queue
 * order, then running ones by their end.
 */
export const listGameInstances = get('/api/game/{id}/containers/all', {
  role: 'Monitor',
  params: game,
  answer: json(list(gameInstanceModel)),
  errors: [400, 401, 403, 404, 429],
  extension: 'game-instances',
})
/** Stops instances that start or run, and takes waiting ones out of the queue. */
export const stopInstances = put('/api/edit/games/{id}/instances/stopped', {
  ...ofInstances,
  caution: { form: 'The dialog says what the teams lose.' },
})
/** Starts each instance again in a new container, failed ones too. */
export const restartInstances = put('/api/edit/games/{id}/instances/restarted', {
  ...ofInstances,
  caution: { form: 'The dialog says what the teams lose.' },
})
/**
 * Running instances end two hours later. Instances that do not run have no end, so the result counts them as
 * gone.
 */
export const prolongInstances = put('/api/edit/games/{id}/instances/prolonged', {
  ...ofInstances,
  caution: { undoable: 'They can be stopped.' },
})
