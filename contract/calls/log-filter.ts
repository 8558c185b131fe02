import { file, get, json } from '../call.ts'
import { logFilter, logMessageModel } from '../models/log.ts'
import { absent, int, list } from '../schema.ts'

/** The list of `listLogs`, searched by text and time over all stored entries. */
export const findLogs = get('/api/admin/logs/found', {
  role: 'Admin',
  query: { ...logFilter, count: absent(int({ min: 0 }), 50), skip: absent(int({ min: 0 }), 0) },
  answer: json(list(logMessageModel)),
  errors: [400, 401, 403, 429],
  extension: 'log-filter',
})
/** All entries that match the filter, newest first, as comma-separated values. */
export const exportLogs = get('/api/admin/logs/file', {
  role: 'Admin',
  query: logFilter,
  answer: file('text/csv'),
  errors: [400, 401, 403, 429],
  extension: 'log-filter',
})
