import { useId, type ReactNode } from 'react'
import type { BackupRuns, PlatformHealth } from '#contract/models/health.ts'
import { instant } from '#contract/models/time.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { formatMoment, formatNumber } from '#src/format/number-and-date.ts'
import { When } from '#src/shell/when.tsx'
import { healthWords } from '#src/text/areas/health.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { health as healthStyle } from '#styled/recipes/health.js'
import { formatMs, limitName } from './part-facts.ts'

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const style = healthStyle()
  const id = useId()
  return (
    <section aria-labelledby={id} className={style.section}>
      <h2 id={id} className={style.title}>
        {title}
      </h2>
      {children}
      {note === undefined ? null : <p className={style.note}>{note}</p>}
    </section>
  )
}

export function SlowCalls({ slowest }: { slowest: PlatformHealth['process']['slowest'] }) {
  const words = useWords(healthWords)
  const { locale } = useText()
  const style = healthStyle()
  return (
    <Section title={words.slowest} note={words.slowestNote}>
      {slowest.length === 0 ? <p className={style.aside}>{words.noCalls}</p> : null}
      <ul className={style.list}>
        {slowest.map(({ method, route, tookMs, perMinute }) => (
          <li key={`${method} ${route}`} data-of="calls" className={style.call}>
            <code title={`${method} ${route}`}>
              {method} {route}
            </code>
            <span>{formatMs(tookMs, locale)}</span>
            <span>{words.perMinute(formatNumber(perMinute, locale))}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Limits({ limits }: { limits: PlatformHealth['limits'] }) {
  const words = useWords(healthWords)
  const style = healthStyle()
  return (
    <Section title={words.limits} note={words.limitsNote}>
      {limits.length === 0 ? <p className={style.aside}>{words.noLimits}</p> : null}
      <ul className={style.list}>
        {limits.map(({ name, most, allowed, refused }) => (
          <li key={name} className={style.call}>
            <span title={limitName(name, words)}>{limitName(name, words)}</span>
            <span>{most === 0 ? '–' : words.ofAllowed(most, allowed)}</span>
            <span>{words.refused(refused)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Runs({ of, runs }: { of: 'backup' | 'trial'; runs: BackupRuns | null }) {
  const words = useWords(healthWords)
  const { locale } = useText()
  const style = healthStyle()
  const failed = runs?.last?.succeeded === false ? runs.last : null
  const good = runs?.good ?? null
  return (
    <Section title={words[of]}>
      {runs === null ? <p className={style.aside}>{words.unread}</p> : null}
      {runs !== null && good === null ? (
        <p className={style.aside}>{of === 'backup' ? words.noBackup : words.noTrial}</p>
      ) : null}
      <dl className={style.facts}>
        {good === null ? null : (
          <>
            <dt>{words.lastGood}</dt>
            <dd>
              <When at={instant(good.startedAt)} />
            </dd>
            <dt>{words.size}</dt>
            <dd>{formatBytes(good.bytes, locale)}</dd>
            <dt>{words.took}</dt>
            <dd>{formatMs(good.tookMs, locale)}</dd>
          </>
        )}
        {failed === null ? null : (
          <>
            <dt>{words.lastFailed}</dt>
            <dd>
              <When at={instant(failed.startedAt)} /> <bdi>{failed.said}</bdi>
            </dd>
          </>
        )}
      </dl>
    </Section>
  )
}

export function Version({ health }: { health: PlatformHealth }) {
  const words = useWords(healthWords)
  const { locale } = useText()
  const style = healthStyle()
  const { process, database } = health
  return (
    <Section title={words.version}>
      <dl className={style.facts}>
        <dt>{words.platform}</dt>
        <dd>{process.version}</dd>
        <dt>{words.runsSince}</dt>
        <dd>{formatMoment(instant(process.startedAt), locale)}</dd>
        {database === null ? null : (
          <>
            <dt>{words.migrations}</dt>
            <dd>{database.migrations}</dd>
          </>
        )}
      </dl>
    </Section>
  )
}
