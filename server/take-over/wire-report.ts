import type { TakeOverReport } from '#contract/models/take-over.ts'
import type { Report } from './report.ts'

const MOST_EXAMPLES = 10

/** The report as the screen shows it. The file has all entries. */
export const toWireReport = (report: Report, file: string | null): TakeOverReport => ({
  version: report.version,
  taken: [...report.taken].map(([table, count]) => ({ table, count })),
  files: report.files.count,
  fileBytes: report.files.bytes,
  changed: [...report.changed].map(([what, entries]) => ({
    what,
    count: entries.length,
    examples: entries.slice(0, MOST_EXAMPLES).map(({ where, before, after }) => ({ where, before, after })),
  })),
  kept: [...report.kept].map(([what, rows]) => ({ what, count: rows.length })),
  containers: report.containers.length,
  missingFiles: report.missingFiles.length,
  lyingFiles: report.lyingFiles.length,
  file,
})
