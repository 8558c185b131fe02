import type { FastifyReply } from 'fastify'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { requireStartedGame } from '#server/modules/game/require-started.ts'
import type { MonitorTables, SheetSubmission, SubmissionPlace } from '#server/store/rows/monitor.ts'
import type { Language } from '#contract/rules/language.ts'
import type { Services } from '#server/modules/services.ts'
import { sheetOrRefusal } from './sheet-or-refusal.ts'
import { sendSheet } from './send-sheet.ts'
import { toTimeText } from './time-text.ts'
import { SHEET_WORDS } from './sheet-words.ts'
import type { Row, Sheet } from './workbook.ts'

const ROWS_AT_ONCE = 500

export async function downloadSubmissionSheet(
  gameId: number,
  by: AuditActor,
  reply: FastifyReply,
  services: Pick<Services, 'store' | 'clock' | 'platformLog'>,
): Promise<FastifyReply> {
  const { title } = await requireStartedGame(gameId, services)
  const { language } = reply.request.visitor
  const sheet = await sheetOrRefusal(gameId, reply.request, services, () =>
    submissionSheet(gameId, language, services.store.gameEvents),
  )
  const deed = { of: { kind: 'game', id: gameId, name: title }, after: { sheet: 'submissions' } } as const
  if (reply.request.method !== 'HEAD')
    await writeAudit(services.store, by, { act: 'SheetDownloaded', ...deed }, services)
  return sendSheet(reply, { title, of: 'Submissions', now: services.clock.now(), sheet })
}

/** Reads the first rows before the response starts, because a failure can be reported only until then. */
export async function submissionSheet(
  gameId: number,
  language: Language,
  tables: Pick<MonitorTables, 'submissionsAfter'>,
): Promise<Sheet> {
  const { submissions: words, results } = SHEET_WORDS[language]
  const first = await tables.submissionsAfter(gameId, null, ROWS_AT_ONCE)

  // Holds no database connection between batches, however slow the reader is.
  async function* rows(): AsyncGenerator<Row> {
    for (let batch = first; batch.length > 0;) {
      for (const { status, at, team, user, challenge, answer, email } of batch) {
        yield [results[status], toTimeText(at), team, user, challenge, answer, email]
      }
      const last = placeAfter(batch)
      batch = last === null ? [] : await tables.submissionsAfter(gameId, last, ROWS_AT_ONCE)
    }
  }
  return {
    name: words.name,
    columns: [
      { header: words.result, width: 12 },
      { header: words.time, width: 22 },
      { header: words.team, width: 24 },
      { header: words.user, width: 20 },
      { header: words.challenge, width: 24 },
      { header: words.answer, width: 60 },
      { header: words.email, width: 32 },
    ],
    rows: rows(),
  }
}

/** Null: the batch was not full, so it was the last one. */
const placeAfter = (batch: readonly SheetSubmission[]): SubmissionPlace | null =>
  batch.length < ROWS_AT_ONCE ? null : (batch.at(-1) ?? null)
