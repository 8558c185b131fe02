import { instant, toIsoText } from './instant.ts'
import type { Tell } from './report.ts'
import { number, type SourceRow, text, textOrNull } from './source-row.ts'

const LEVELS: ReadonlyMap<string, string> = new Map([
  ['Verbose', 'Information'],
  ['Debug', 'Information'],
  ['Information', 'Information'],
  ['Warning', 'Warning'],
  ['Error', 'Error'],
  ['Critical', 'Fatal'],
  ['Fatal', 'Fatal'],
])
const STATUSES = ['Pending', 'Success', 'Failed', 'Duplicate', 'Denied', 'NotFound', 'Exit']

export function toLog(row: SourceRow, seq: number, tell: Tell) {
  const [level, status, exception] = [
    text(row, 'level'),
    textOrNull(row, 'status'),
    textOrNull(row, 'exception'),
  ]
  const own = LEVELS.get(level)
  if (own !== level) tell('levels of the log', row, level, own ?? 'Information')
  const isKnown = status === null || STATUSES.includes(status)
  if (!isKnown) tell('statuses of the log', row, status, 'none')
  return {
    id: number(row, 'id'),
    at: toIsoText(instant(row, 'at', tell)),
    level: own ?? 'Information',
    status: isKnown ? status : null,
    name: textOrNull(row, 'name'),
    ip: textOrNull(row, 'ip') ?? '',
    message: exception ? `${text(row, 'message')}\n${exception}` : text(row, 'message'),
    source: textOrNull(row, 'logger') ?? '',
    seq,
  }
}
