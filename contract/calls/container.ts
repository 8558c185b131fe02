import { get, json } from '../call.ts'
import { containerCountModel, teamContainersModel, testContainerModel } from '../models/container.ts'
import { int } from '../schema.ts'

/** The team's containers that wait, start or run, in the order of the requests. */
export const listOwnContainers = get('/api/game/{id}/containers', {
  role: 'User',
  params: { id: int() },
  answer: json(teamContainersModel),
  errors: [400, 401, 403, 404, 429],
  extension: 'containers',
})
export const countContainers = get('/api/game/{id}/containers/count', {
  role: 'Monitor',
  params: { id: int() },
  answer: json(containerCountModel),
  errors: [400, 401, 403, 404, 429],
  extension: 'containers',
})
export const getTestContainer = get('/api/edit/games/{id}/challenges/{cId}/container', {
  role: 'Admin',
  params: { id: int(), cId: int() },
  answer: json(testContainerModel),
  errors: [400, 401, 403, 404, 429],
  extension: 'containers',
})
