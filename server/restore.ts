import { runCommand, say, warn } from './backup/command.ts'
import { progressOn } from './backup/progress.ts'
import { connectPlatform } from './backup/connect-platform.ts'
import { openArchive, restore, restoreSummary } from './backup/restore-backup.ts'
import { recorded } from './backup/record-run.ts'
import { tryRestore, type TrialOptions } from './backup/try-restore.ts'
import { systemClock } from './base/clock.ts'
import { openCleanupStack } from './base/cleanup-stack.ts'
import { randomIds } from './base/ids.ts'
import type { Config } from './config/config.ts'
import { StartError } from './base/start-error.ts'
import { readMigrations } from './store/migrations.ts'

const HELP = `Usage: npm run restore -- FILE [options]

Puts the platform of a backup into an empty database and its data folder. No server may run on them.

  --replace         what is there may be lost
  --trial           restore into a database that is thrown away; the platform may run
  --data-dir PATH   the platform's folder (DATA_DIR, ./data)
  --config PATH     read settings from this file (VEXIL_CONFIG, ./vexil.env)
  --help            show this

Ends with 0, or with 1 when nothing was changed.`

await runCommand({
  help: HELP,
  options: { replace: { type: 'boolean' }, trial: { type: 'boolean' } },
  work: async ({ config, flags, named: [file, ...more] }, signal) => {
    if (file === undefined || more.length > 0)
      throw new StartError('one archive has to be named', 'npm run restore -- FILE')
    const migrations = readMigrations()
    const progress = progressOn(process.stderr)
    if (flags.has('trial')) return runTrial(file, config, { migrations, progress, signal })
    const { archive, manifest } = await openArchive(file, migrations, progress)
    const reached = await connectPlatform(config, 'made')
    try {
      const world = { clock: systemClock, ids: randomIds }
      const { lost } = await restore(reached, {
        ...world,
        archive,
        manifest,
        replaces: flags.has('replace'),
        migrations,
        progress,
        signal,
      })
      if (lost.length > 0) say(`vexil: replaced ${restoreSummary(lost)}`)
      say(`vexil: restored what was taken at ${manifest.takenAt}`)
      for (const hash of [...manifest.missing, ...manifest.damaged])
        warn(`vexil: the bytes of the file ${hash} had been lost before`)
      return 0
    } finally {
      await archive.close()
      await reached.close()
    }
  },
})

/** The real platform only keeps the result, for its health page. */
async function runTrial(
  file: string,
  config: Config,
  trying: Omit<TrialOptions, 'clock' | 'ids'>,
): Promise<number> {
  const undo = openCleanupStack()
  const platform = async () => {
    const reached = await connectPlatform(config, 'there')
    undo.opened(() => reached.close())
    return reached
  }
  const recording = { kind: 'Trial', clock: systemClock, signal: trying.signal, platform } as const
  try {
    const { manifest } = await recorded(recording, () =>
      tryRestore(file, { ...trying, clock: systemClock, ids: randomIds }),
    )
    say(`vexil: tried to restore what was taken at ${manifest.takenAt}: it can be restored`)
    return 0
  } finally {
    await undo.all()
  }
}
