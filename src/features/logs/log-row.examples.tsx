import type { LogMessageModel } from '#contract/models/log.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { LogRow } from './log-row.tsx'

const plain: LogMessageModel = {
  time: '2026-11-20T08:00:00+00:00',
  name: 'ada',
  level: 'Information',
  ip: '192.0.2.7',
  msg: 'Signed in',
  status: 'Success',
}

export const examples = {
  plain,
  warning: { ...plain, level: 'Warning', status: 'Denied', msg: 'Too many wrong answers in game 1' },
  error: { ...plain, level: 'Error', status: 'Failed', name: 'System', ip: null },
  fatal: { ...plain, level: 'Fatal', status: null, name: null, ip: null },
  long: { ...plain, msg: 'Something went on and on. '.repeat(18).trim() },
  odd: { ...plain, level: 'Trace', status: 'Unheard', msg: null },
} as const satisfies Record<string, LogMessageModel>

export const shown = shownExamples<LogMessageModel>(examples, (log) => <LogRow log={log} />)
