import { LEFTOVERS } from '#server/store/base-leftovers.ts'
import type { Migration } from '#server/store/migrations.ts'
import { toLog } from './logs.ts'
import type { FileRow } from './take-people.ts'
import { eachRow, type Taking } from './taking.ts'

export async function takeLogs(taking: Taking): Promise<void> {
  let seq = 0
  await eachRow('logs', taking, (row) => taking.put('logs', toLog(row, ++seq, taking.report.tell)))
  taking.put('log_counter', { is_only: true, seq })
  await taking.flush()
}

/**
 * Adds the rows that migrations insert, because filling the tables has removed them. A restore gets them from
 * its backup.
 */
export async function putOwnRows(
  migrations: readonly Migration[],
  { put, flush, now }: Taking,
): Promise<void> {
  for (const { number, name } of migrations) put('migrations', { number, name, applied_at: now })
  put('audit_counter', { seq: 0 })
  await flush()
}

/** A file without a link stays like an upload that waits for one, because a text may name its address. */
export async function takeFiles(
  files: ReadonlyMap<string, FileRow & { refs: number }>,
  { known, report, put, flush }: Taking,
): Promise<void> {
  for (const [hash, { refs: before, ...file }] of files) {
    const links = known.links.get(hash) ?? 0
    if (before !== links) report.tell('links to files', `file ${hash}`, `${before}`, `${links}`)
    put('files', { ...file, refs: Math.max(1, links), loose: links === 0 ? 1 : 0 })
  }
  for (const [hash] of known.links)
    if (!files.has(hash)) report.tell('pictures without a listed file', `file ${hash}`, 'no file', 'no file')
  await flush()
}

/** Reports the rows that this platform cannot store, and the containers of the base server. */
export async function listTheRest(taking: Taking): Promise<void> {
  const { source, report, version } = taking
  await eachRow('containers', taking, ({ values }) => report.ran(values))
  const tables = new Set(await source.tables())
  for (const leftover of LEFTOVERS[version]) report.keep(leftover.name, await source.leftover(leftover))
  if (tables.has('DataProtectionKeys'))
    report.tell('keys of sessions', 'DataProtectionKeys', 'sessions', 'all users sign in again')
}
