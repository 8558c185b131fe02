import { stream } from './stream.en.ts'
import { timeSpan } from './time-span.en.ts'

/** Texts of the log of the platform, and of the choice between it and the audit log. */
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
  timeSpan,
  none: 'No entries',
  noneText: 'What the platform does stands here as it does it.',
  noneOf: 'No entries of this level',
  view: 'View',
  views: { log: 'Log', audit: 'Acts of organisers' },
  export: 'Export what is found',
  readOnly: 'This server cannot search what is stored: only what was read so far is looked through.',
  noneFound: 'No entries match',
  noneFoundText: 'All that is stored was searched.',
}
export type LogsWords = typeof logs
