import { json, post } from '../call.ts'
import { userImportLineModel, userImportModel, userImportResultModel } from '../models/user-import.ts'
import { list } from '../schema.ts'

/**
 * As `createUsers`, all or nothing, but sent once more it changes nothing: accounts that are there are kept
 * unless the request says otherwise, and a team of the name that is there is joined instead of made a second
 * time.
 */
export const importUsers = post('/api/admin/users/import', {
  role: 'Admin',
  body: json(userImportModel),
  errors: [400, 401, 403, 415, 429],
  extension: 'user-import',
})
/** Says what an import would do, a result for each line in the order of the request. */
export const previewUserImport = post('/api/admin/users/import/preview', {
  role: 'Admin',
  body: json(list(userImportLineModel)),
  answer: json(list(userImportResultModel)),
  errors: [400, 401, 403, 415, 429],
  extension: 'user-import',
})
