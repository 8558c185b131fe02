import { mkdirSync } from 'node:fs'
import type { Pool } from 'pg'
import { systemClock } from '#server/base/clock.ts'
import { randomIds } from '#server/base/ids.ts'
import type { Progress } from '#server/backup/progress.ts'
import type { ConnectedPlatform } from '#server/backup/connect-platform.ts'
import { openBaseDatabase } from '#server/store/base-database.ts'
import type { BaseVersion } from '#server/store/base-selects.ts'
import { openPool, type PoolTarget } from '#server/store/pool.ts'
import type { Report } from '#server/take-over/report.ts'
import { takeOver, tryTakeOver } from '#server/take-over/take-over.ts'
import { backupWorld, MIGRATIONS, urlTo } from '../backup/backup.world.ts'
import { anEmptyDatabase } from '../database.ts'
import { makeBase, XOR_KEY } from './base-sample.ts'

const SILENT: Progress = { begin: () => {}, add: () => {}, end: () => {} }

export const rowsOf = async <Row extends object>({ pool }: Pick<ConnectedPlatform, 'pool'>, sql: string) =>
  (await pool.query<Row>(sql)).rows
/** The values before and after, by kind. */
export const changes = ({ changed }: Report) =>
  Object.fromEntries(
    [...changed].map(([what, entries]) => [what, entries.map(({ before, after }) => [before, after])]),
  )

export interface Base {
  pool: Pool
  target: PoolTarget
  folder: string
}

/** Base databases, and empty platforms that take them over. */
export async function takeOverWorld() {
  const world = await backupWorld()
  const closers: (() => Promise<unknown>)[] = []
  const withSource = async <Value>(
    { target, folder }: Base,
    {
      xorKey = XOR_KEY,
      signal = new AbortController().signal,
      progress = SILENT,
    }: { xorKey?: string | null; signal?: AbortSignal; progress?: Progress },
    work: (options: Parameters<typeof tryTakeOver>[0]) => Promise<Value>,
  ) => {
    const source = await openBaseDatabase(urlTo(target))
    try {
      const common = { migrations: MIGRATIONS, clock: systemClock, ids: randomIds, progress }
      return await work({ ...common, source, folder, xorKey, signal })
    } finally {
      await source.close()
    }
  }
  return {
    ...world,
    base: async (version: BaseVersion): Promise<Base> => {
      const { target, close } = await anEmptyDatabase()
      const pool = openPool(target, () => {})
      closers.push(close, () => pool.end())
      await makeBase(pool, version)
      const folder = world.fresh()
      mkdirSync(folder)
      return { pool, target, folder }
    },
    try: (base: Base, more: { xorKey?: string | null } = {}) => withSource(base, more, tryTakeOver),
    takeOver: (
      base: Base,
      into: ConnectedPlatform,
      more: {
        xorKey?: string | null
        signal?: AbortSignal
        progress?: Progress
        beforeCommit?: () => Promise<void>
      } = {},
    ) =>
      withSource(base, more, (options) =>
        takeOver(into, { ...options, beforeCommit: more.beforeCommit ?? (async () => {}) }),
      ),
    close: async () => {
      for (const close of closers.toReversed()) await close()
      await world.close()
    },
  }
}
export type TakeOverWorld = Awaited<ReturnType<typeof takeOverWorld>>
