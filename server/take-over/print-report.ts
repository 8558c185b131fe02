import { megabytesOf } from '#server/backup/progress.ts'
import type { Report } from './report.ts'

const MOST_EXAMPLES = 10

/** The report as lines for a terminal, with a few examples of each kind. The report file has all entries. */
export function toLines({ version, taken, changed, kept, containers, ...files }: Report): string[] {
  const listed = (items: readonly string[]) => [
    ...items.slice(0, MOST_EXAMPLES).map((item) => `    ${item}`),
    ...(items.length > MOST_EXAMPLES ? [`    and ${items.length - MOST_EXAMPLES} more`] : []),
  ]
  const section = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`  ${title}: ${items.length}`, ...listed(items)]
  return [
    `From GZCTF ${version}:`,
    ...[...taken].map(([table, count]) => `  ${table}: ${count}`),
    `  bytes of files: ${files.files.count}, ${megabytesOf(files.files.bytes)}`,
    ...(changed.size === 0 ? [] : ['Different from there (before → after):']),
    ...[...changed].flatMap(([what, entries]) =>
      section(
        what,
        entries.map(({ where, before, after }) => `${where}: ${before} → ${after}`),
      ),
    ),
    ...(kept.size === 0 ? [] : ['Without a place here, in the file beside:']),
    ...[...kept].map(([what, rows]) => `  ${what}: ${rows.length}`),
    ...section(
      'Running containers, which stay there',
      containers.map((container) => JSON.stringify(container)),
    ),
    ...section('Files whose bytes are missing', files.missingFiles),
    ...section('Files whose bytes do not have their hash', files.lyingFiles),
  ]
}

export const toJson = ({ taken, changed, kept, ...rest }: Report): string =>
  JSON.stringify(
    {
      ...rest,
      taken: Object.fromEntries(taken),
      changed: Object.fromEntries(changed),
      kept: Object.fromEntries(kept),
    },
    null,
    1,
  )
