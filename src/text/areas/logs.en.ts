import { stream } from './stream.en.ts'

/** What the platform did, for its administrators. */
export const logs = {
  level: 'Level',
  levels: { All: 'All', Information: 'Information', Warning: 'Warning', Error: 'Error', Fatal: 'Fatal' },
  search: 'Search message, name, address',
  status: {
    Pending: 'Pending',
    Success: 'Done',
    Failed: 'Failed',
    Duplicate: 'Repeated',
    Denied: 'Denied',
    NotFound: 'Not found',
    Exit: 'Ended',
  },
  list: 'Log, newest first',
  system: 'Platform',
  whole: 'Show the whole message',
  short: 'Show less',
  stream,
  none: 'No entries',
  noneText: 'What the platform does stands here as it does it.',
  noneOf: 'No entries of this level',
}
export type LogsWords = typeof logs
