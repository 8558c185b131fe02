import { del, get, json } from '../call.ts'
import { removedFiles, unusedFiles } from '../models/unused-file.ts'
import { absent, int, key } from '../schema.ts'

/** Largest first, because an administrator who needs space begins there. */
export const listUnusedFiles = get('/api/admin/files/unused', {
  role: 'Admin',
  query: { count: absent(int({ min: 0 }), 50), skip: absent(int({ min: 0 }), 0) },
  answer: json(unusedFiles),
  errors: [400, 401, 403, 429],
  extension: 'unused-files',
})
/** 404 if the file does not exist, or is in use again. */
export const removeUnusedFile = del('/api/admin/files/unused/{hash}', {
  role: 'Admin',
  caution: { asks: ['remove-files'] },
  params: { hash: key('sha256') },
  errors: [401, 403, 404, 429],
  extension: 'unused-files',
})
export const removeUnusedFiles = del('/api/admin/files/unused', {
  role: 'Admin',
  caution: { asks: ['remove-files'] },
  answer: json(removedFiles),
  errors: [401, 403, 429],
  extension: 'unused-files',
})
