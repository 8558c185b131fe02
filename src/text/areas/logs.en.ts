import { stream } from './stream.en.ts'
import { timeSpan } from './time-span.en.ts'

export const logs = {
  level: 'Level',
  levels: { All: 'All', Information: 'Information', Warning: 'Warning', Error: 'Error', Fatal: 'Fatal' },
  search: 'Search by message, name or address',
  status: {
    Pending: 'Pending',
    Success: 'Success',
    Failed: 'Failed',
    Duplicate: 'Duplicate',
    Denied: 'Denied',
    NotFound: 'Not found',
    Exit: 'Exited',
  },
  list: 'Log, newest first',
  system: 'Platform',
  whole: 'Show full message',
  short: 'Show less',
  stream,
  timeSpan,
  none: 'No log entries',
  noneText: 'Log entries appear here as they happen.',
  noneOf: 'No entries at this level',
  view: 'View',
  views: { timeline: 'Time line', log: 'Log', audit: 'Audit log' },
  export: 'Export results',
  readOnly: 'This server can’t search stored entries. Only the loaded ones are searched.',
  noneFound: 'No entries match',
  noneFoundText: 'The whole log was searched.',
}
export type LogsWords = typeof logs
