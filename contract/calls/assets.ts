import { del, file, form, get, json, post } from '../call.ts'
import { localFile } from '../models/file.ts'
import { key, list, optional, text } from '../schema.ts'

/**
 * Anyone who knows the hash may read the file, unless only writeups link to it. Only administrators may read
 * such a file. `filename` only decides the name and type of the response.
 */
export const downloadAsset = get('/assets/{hash}/{filename}', {
  role: null,
  params: { hash: key('sha256'), filename: text({ min: 1 }) },
  answer: file('*/*'),
  errors: [400, 404, 429],
})
/** Returns the files in the order of the parts, without empty ones. `filename` renames all of them. */
export const uploadAssets = post('/api/assets', {
  role: 'Admin',
  caution: { undoable: 'Remove the files.' },
  query: { filename: optional(text()) },
  body: form('files'),
  answer: json(list(localFile)),
  errors: [400, 401, 403, 415, 429],
})
export const deleteAsset = del('/api/assets/{hash}', {
  role: 'Admin',
  caution: { undoable: 'Upload the file again. No screen calls it.' },
  params: { hash: key('sha256') },
  errors: [400, 401, 403, 404, 429],
  errorBodies: { 404: 'problem-details' },
})
