import { get, json } from '../call.ts'
import { storedFiles, storedFileSortNames } from '../models/stored-file.ts'
import { absent, int, text } from '../schema.ts'

/**
 * Every stored file with its uses. The hint is part of its name, in any case, or the start of its hash. An
 * empty hint finds all.
 */
export const listStoredFiles = get('/api/admin/files/stored', {
  role: 'Admin',
  query: {
    hint: absent(text({ max: 320 }), ''),
    sort: absent(storedFileSortNames, 'Newest'),
    count: absent(int({ min: 0 }), 50),
    skip: absent(int({ min: 0 }), 0),
  },
  answer: json(storedFiles),
  errors: [400, 401, 403, 429],
  extension: 'stored-files',
})
