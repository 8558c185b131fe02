import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { toIso } from '#contract/models/time.ts'
import { printCsv, printRows } from '#contract/rules/csv.ts'
import { attachment } from '#server/modules/asset/file-name.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { toTimeMark } from '#server/modules/spreadsheet/time-text.ts'
import type { LogEntry, LogFilter } from '#server/store/logs.ts'
import type { Store } from '#server/store/store.ts'
import type { Services } from '#server/modules/services.ts'
import { readFilter, type LogQuery } from './log-filter.ts'

const COLUMNS = ['time', 'level', 'status', 'name', 'ip', 'msg'] as const
const ROWS_AT_ONCE = 500

/**
 * Exports backwards from the entry that is the newest now. Entries written during the export are left out.
 */
export async function exportLogs(
  wish: LogQuery,
  by: AuditActor,
  reply: FastifyReply,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<FastifyReply> {
  const filter = readFilter(wish)
  // Reads the first batch before the response starts, so that a failure can still be reported.
  const first = filter === null ? [] : await store.logs.before(null, filter, ROWS_AT_ONCE)
  const isAskedForBytes = reply.request.method !== 'HEAD'
  const { level, text, since, until } = wish
  if (isAskedForBytes)
    await writeAudit(
      store,
      by,
      { act: 'LogsExported', of: { kind: 'platform' }, after: { level, text, since, until } },
      { clock },
    )
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': attachment(`logs_${toTimeMark(clock.now())}.csv`),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  return reply.send(Readable.from(isAskedForBytes ? lines(first, filter, store) : [], { objectMode: false }))
}

/** Holds no database connection between batches, however slow the reader is. */
async function* lines(
  first: Awaited<ReturnType<Store['logs']['before']>>,
  filter: LogFilter | null,
  { logs }: Store,
): AsyncGenerator<string> {
  yield printCsv([COLUMNS])
  for (let batch = first; batch.length > 0;) {
    yield printRows(batch.map(toRow))
    const last = batch.at(-1)
    batch =
      filter === null || last === undefined || batch.length < ROWS_AT_ONCE
        ? []
        : await logs.before(last.seq, filter, ROWS_AT_ONCE)
  }
}

const toRow = ({ at, level, status, name, ip, message }: LogEntry): string[] => [
  toIso(at),
  level,
  status ?? '',
  name ?? '',
  ip,
  message,
]
