import type { BaseVersion } from '#server/store/base-selects.ts'
import { placeOfRow, type SourceRow } from './source-row.ts'

/** A value that differs from that of the base server. */
export interface ReportEntry {
  where: string
  before: string
  after: string
}
export type Tell = (what: string, where: SourceRow | string, before: string, after: string) => void

export interface Report {
  version: BaseVersion
  /** The number of rows of each table of this platform. */
  taken: ReadonlyMap<string, number>
  /** Changed values, by kind. */
  changed: ReadonlyMap<string, readonly ReportEntry[]>
  /** Rows that this platform cannot store, by kind. */
  kept: ReadonlyMap<string, readonly unknown[]>
  /** Containers that ran on the base server. None of them runs here. */
  containers: readonly unknown[]
  missingFiles: readonly string[]
  /** Files whose bytes do not have their hash. */
  lyingFiles: readonly string[]
  files: { count: number; bytes: number }
}

export interface ReportWriter {
  took: (table: string, count: number) => void
  tell: Tell
  keep: (what: string, rows: readonly unknown[]) => void
  ran: (container: unknown) => void
  missed: (hash: string) => void
  lied: (hash: string) => void
  copied: (bytes: number) => void
  done: () => Report
}

export function startReport(version: BaseVersion): ReportWriter {
  const taken = new Map<string, number>()
  const changed = new Map<string, ReportEntry[]>()
  const kept = new Map<string, unknown[]>()
  const [containers, missingFiles, lyingFiles]: [unknown[], string[], string[]] = [[], [], []]
  const files = { count: 0, bytes: 0 }
  const listed = <Entry>(lists: Map<string, Entry[]>, name: string) => {
    const list = lists.get(name) ?? []
    lists.set(name, list)
    return list
  }
  return {
    took: (table, count) => void taken.set(table, (taken.get(table) ?? 0) + count),
    tell: (what, where, before, after) => {
      const place = typeof where === 'string' ? where : placeOfRow(where)
      listed(changed, what).push({ where: place, before, after })
    },
    keep: (what, rows) => {
      if (rows.length > 0) listed(kept, what).push(...rows)
    },
    ran: (container) => void containers.push(container),
    missed: (hash) => void missingFiles.push(hash),
    lied: (hash) => void lyingFiles.push(hash),
    copied: (bytes) => {
      files.count += 1
      files.bytes += bytes
    },
    done: () => ({ version, taken, changed, kept, containers, missingFiles, lyingFiles, files }),
  }
}
