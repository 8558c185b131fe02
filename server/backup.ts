import path from 'node:path'
import { runCommand, say, warn } from './backup/command.ts'
import { megabytesOf, progressOn } from './backup/progress.ts'
import { connectPlatform } from './backup/connect-platform.ts'
import { recorded } from './backup/record-run.ts'
import { takeBackup } from './backup/take-backup.ts'
import { systemClock } from './base/clock.ts'
import { randomIds } from './base/ids.ts'
import { StartError } from './base/start-error.ts'
import { readMigrations } from './store/migrations.ts'

const HELP = `Usage: npm run backup -- [options]

Takes the whole platform into one archive, also while it runs.

  --to FILE         write it there; nothing is overwritten (./vexil-<time>.tar)
  --data-dir PATH   the platform's folder (DATA_DIR, ./data)
  --config PATH     read settings from this file (VEXIL_CONFIG, ./vexil.env)
  --help            show this

Ends with 0; with 2 when all was taken but bytes of files had been lost before; with 1 when nothing was.`

/** The exit code if the archive is good, but some files of the platform were lost or changed before. */
const INCOMPLETE = 2

await runCommand({
  help: HELP,
  options: { to: { type: 'string' } },
  work: async ({ config, texts, named }, signal) => {
    if (named.length > 0) throw new StartError(`${named[0]} is too much`, 'name the archive by --to')
    const now = systemClock.now()
    const target = path.resolve(
      texts.get('to') ?? `vexil-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}.tar`,
    )
    const reached = await connectPlatform(config, 'there')
    try {
      const progress = progressOn(process.stderr)
      const world = { clock: systemClock, ids: randomIds, migrations: readMigrations() }
      const { manifest, size } = await recorded(
        { kind: 'Backup', clock: systemClock, signal, platform: async () => reached },
        () => takeBackup(reached, { ...world, target, progress, signal }),
      )
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      const files = manifest.parts.filter(({ name }) => name.startsWith('files/')).length
      say(`vexil: ${rows} rows and ${files} files in ${target}, ${megabytesOf(size)}`)
      for (const hash of manifest.missing) warn(`vexil: the bytes of the file ${hash} were lost before`)
      for (const hash of manifest.damaged)
        warn(`vexil: the bytes of the file ${hash} had been changed before`)
      return manifest.missing.length + manifest.damaged.length > 0 ? INCOMPLETE : 0
    } finally {
      await reached.close()
    }
  },
})
