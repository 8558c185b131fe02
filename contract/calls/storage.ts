import { get, json } from '../call.ts'
import { storage } from '../models/storage.ts'

/** Every table of the database with its size and retention rule, largest first. */
export const getStorage = get('/api/admin/storage', {
  role: 'Admin',
  answer: json(storage),
  errors: [401, 403, 429],
  extension: 'storage',
})
