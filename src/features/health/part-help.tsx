import { Link } from 'react-router-dom'
import type { HealthPart } from '#contract/models/health.ts'
import type { HealthReason } from '#contract/models/health-names.ts'
import { healthWords } from '#src/text/areas/health.ts'
import type { HealthWords } from '#src/text/areas/health.en.ts'
import { useWords } from '#src/text/use-text.ts'
import { health as healthStyle } from '#styled/recipes/health.js'

const TAKE = 'npm run backup -- --to FILE'
const TRY = 'npm run restore -- FILE --trial'
const LOG = { to: '/admin/logs', name: 'log' } as const
const TABLES = { to: '/admin/configs', name: 'tables' } as const
const FILES = { to: '/admin/games?part=files&only=unused', name: 'files' } as const
const MAIL = { to: '/admin/configs', name: 'mail' } as const
const INSTANCES = { to: '/admin/instances', name: 'instances' } as const

/** The screen or the command that repairs a part. */
type Way = { to: string; name: keyof HealthWords['screen'] } | { command: string }
const WAYS: Readonly<Record<HealthReason, Way>> = {
  NoReply: LOG,
  Failed: LOG,
  ServerErrors: LOG,
  SlowDatabase: TABLES,
  QueriesWait: TABLES,
  DiskFull: FILES,
  DiskFills: FILES,
  MailFails: MAIL,
  MailWaits: MAIL,
  StartsFail: INSTANCES,
  StartsWait: INSTANCES,
  NoBackup: { command: TAKE },
  BackupOld: { command: TAKE },
  BackupFailed: { command: TAKE },
  NoTrial: { command: TRY },
  TrialOld: { command: TRY },
  TrialFailed: { command: TRY },
  LimitReached: { to: '/admin/logs?level=Warning', name: 'log' },
}
const isKnown = (reason: string): reason is HealthReason => reason in WAYS

/** One sentence, and the link or the command with which an administrator repairs the part. */
export function PartHelp({ part, failure }: { part: HealthPart; failure: string | null }) {
  const words = useWords(healthWords)
  const style = healthStyle()
  const { reason } = part
  // A reason of a newer server has no words here.
  if (reason === null || !isKnown(reason)) return null
  const way = WAYS[reason]
  return (
    <>
      {words.help[reason]}{' '}
      {'command' in way ? (
        <code className={style.command}>{way.command}</code>
      ) : (
        <Link to={way.to} className={style.link}>
          {words.screen[way.name]}
        </Link>
      )}
      {failure === null ? null : (
        <div className={style.note}>
          <bdi>{failure}</bdi>
        </div>
      )}
    </>
  )
}
