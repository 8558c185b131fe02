import { existsSync, statSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runCommand, say, warn } from './backup/command.ts'
import { connectPlatform } from './backup/connect-platform.ts'
import { progressOn } from './backup/progress.ts'
import { systemClock } from './base/clock.ts'
import { randomIds } from './base/ids.ts'
import { StartError } from './base/start-error.ts'
import { openBaseDatabase } from './store/base-database.ts'
import { readMigrations } from './store/migrations.ts'
import { toJson, toLines } from './take-over/print-report.ts'
import type { Report } from './take-over/report.ts'
import { takeOver, tryTakeOver } from './take-over/take-over.ts'

const HELP = `Usage: npm run take-over -- --from postgres://… --files DIR [options]

Fills an empty platform with everything of a GZCTF server, 0.15 or 1.8. That server is only read.

  --from URL        the database of that server
  --files DIR       the folder of its files
  --xor-key KEY     its XorKey (XOR_KEY)
  --dry-run         print the report and change nothing
  --report FILE     write the report and what has no place here into it (./vexil-take-over-<time>.json)
  --data-dir PATH   the platform's folder (DATA_DIR, ./data)
  --config PATH     read settings from this file (VEXIL_CONFIG, ./vexil.env)
  --help            show this

Ends with 0; with 2 when all was taken but bytes of files were missing there; with 1 when nothing was.`

/** The exit code if everything was taken, but some files had no bytes or other ones. */
const INCOMPLETE = 2
/** The report has invite codes and other things that only organisers may know. */
const OWNER_ONLY = 0o600

await runCommand({
  help: HELP,
  options: {
    from: { type: 'string' },
    files: { type: 'string' },
    'xor-key': { type: 'string' },
    report: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  work: async ({ config, texts, flags, named }, signal) => {
    if (named.length > 0) throw new StartError(`${named[0]} is too much`, '--help says what there is')
    const [from, folder] = [texts.get('from'), texts.get('files')]
    if (from === undefined || folder === undefined)
      throw new StartError('--from and --files are needed', '--help says what there is')
    if (!existsSync(folder) || !statSync(folder).isDirectory())
      throw new StartError(`there is no folder ${folder}`, 'name that of the files by --files')
    const xorKey = texts.get('xor-key') ?? config.xorKey
    const isDry = flags.has('dry-run')
    // The report gets its name at the end, so that an interrupted run leaves the name free.
    const target = path.resolve(texts.get('report') ?? `vexil-take-over-${stamp()}.json`)
    if (!isDry && existsSync(target))
      throw new StartError(`${target} is there already`, 'name another by --report')
    const source = await openBaseDatabase(from)
    try {
      const options = {
        source,
        folder,
        xorKey,
        migrations: readMigrations(),
        clock: systemClock,
        ids: randomIds,
        progress: progressOn(process.stderr),
        signal,
      }
      if (isDry) return told(await tryTakeOver(options), null)
      const reached = await connectPlatform(config, 'made')
      try {
        const report = await takeOver(reached, {
          ...options,
          // Written before the commit, so that rows that cannot be stored here are not lost.
          beforeCommit: (found) => writeFile(`${target}.unfinished`, toJson(found), { mode: OWNER_ONLY }),
        }).catch(async (error: unknown) => {
          await rm(`${target}.unfinished`, { force: true })
          throw error
        })
        await rename(`${target}.unfinished`, target)
        if (xorKey !== config.xorKey)
          warn('vexil: set XOR_KEY to the same key before the start, or no team can join a game')
        return told(report, target)
      } finally {
        await reached.close()
      }
    } finally {
      await source.close()
    }
  },
})

function told(report: Report, target: string | null): number {
  for (const line of toLines(report)) say(line)
  say(target === null ? 'vexil: nothing was changed' : `vexil: taken over; all of the report is in ${target}`)
  return report.missingFiles.length + report.lyingFiles.length > 0 ? INCOMPLETE : 0
}

function stamp(): string {
  return new Date(systemClock.now()).toISOString().slice(0, 19).replaceAll(':', '')
}
