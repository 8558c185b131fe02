import { existsSync } from 'node:fs'
import path from 'node:path'
import { runCommand, say, warn } from './backup/command.ts'
import { connectPlatform } from './backup/connect-platform.ts'
import { progressOn } from './backup/progress.ts'
import { StartError } from './base/start-error.ts'
import { carryOutTakeOver, carryOutTrial, reportName } from './take-over/carry-out.ts'
import { toLines } from './take-over/print-report.ts'
import type { Report } from './take-over/report.ts'

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
    const xorKey = texts.get('xor-key') ?? config.xorKey
    const target = path.resolve(texts.get('report') ?? reportName())
    const asked = { from, folder, xorKey, progress: progressOn(process.stderr), signal }
    if (flags.has('dry-run')) return told(await carryOutTrial(asked), null)
    if (existsSync(target)) throw new StartError(`${target} is there already`, 'name another by --report')
    const report = await carryOutTakeOver(asked, () => connectPlatform(config, 'made'), target)
    if (xorKey !== config.xorKey)
      warn('vexil: set XOR_KEY to the same key before the start, or no team can join a game')
    return told(report, target)
  },
})

function told(report: Report, target: string | null): number {
  for (const line of toLines(report)) say(line)
  say(target === null ? 'vexil: nothing was changed' : `vexil: taken over; all of the report is in ${target}`)
  return report.missingFiles.length + report.lyingFiles.length > 0 ? INCOMPLETE : 0
}
