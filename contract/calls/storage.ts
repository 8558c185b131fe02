import { get, json } from '../call.ts'
import { storage } from '../models/storage.ts'

/** Every table of the database, the largest first, with its size and the rule by which its rows go. */
export const getStorage = get('/api/admin/storage', {
  role: 'Admin',
  answer: json(storage),
  errors: [401, 403, 429],
  extension: 'storage',
})
