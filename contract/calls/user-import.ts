import { json, post } from '../call.ts'
import { userImportLineModel, userImportModel, userImportResultModel } from '../models/user-import.ts'
import { list } from '../schema.ts'

/**
 * All or nothing. The same request again changes nothing: existing accounts stay unless the request says
 * otherwise, and users join a team that exists already.
 */
export const importUsers = post('/api/admin/users/import', {
  role: 'Admin',
  caution: { form: 'The preview shows each line.' },
  body: json(userImportModel),
  errors: [400, 401, 403, 415, 429],
  extension: 'user-import',
})
/** One result for each line, in the order of the request. Nothing is stored. */
export const previewUserImport = post('/api/admin/users/import/preview', {
  role: 'Admin',
  caution: { harmless: 'Nothing changes.' },
  body: json(list(userImportLineModel)),
  answer: json(list(userImportResultModel)),
  errors: [400, 401, 403, 415, 429],
  extension: 'user-import',
})
