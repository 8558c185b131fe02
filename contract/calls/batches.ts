import { json, put } from '../call.ts'
import { batchResultModel } from '../models/batch.ts'
import { participationStatusNames } from '../models/participation.ts'
import { int, key, list } from '../schema.ts'

/**
 * One decision on up to 100 participations, in one transaction. A refused one does not stop the others. The
 * response has a result for each id, in the order of the request.
 */
export const ruleParticipations = put('/api/admin/participations/{status}', {
  role: 'Admin',
  caution: { asks: ['accept-teams', 'reject-teams', 'suspend-teams'] },
  params: { status: participationStatusNames },
  body: json(list(int())),
  answer: json(list(batchResultModel)),
  errors: [400, 401, 403, 415, 429],
  extension: 'batches',
})
/** Destroys up to 100 containers. A failed destruction does not affect the others. */
export const destroyContainersAsAdmin = put('/api/admin/instances/destroyed', {
  role: 'Admin',
  caution: { asks: ['destroy-containers'] },
  body: json(list(key('guid'))),
  answer: json(list(batchResultModel)),
  takesTime: true,
  errors: [400, 401, 403, 415, 429],
  extension: 'batches',
})
