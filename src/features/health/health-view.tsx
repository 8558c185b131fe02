import type { PlatformHealth } from '#contract/models/health.ts'
import { healthWords } from '#src/text/areas/health.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { formatHour } from '#src/format/time.ts'
import { Text } from '#src/ui/layout.tsx'
import { health as healthStyle } from '#styled/recipes/health.js'
import { Limits, Runs, SlowCalls, Version } from './health-sections.tsx'
import { countStates, readAtOf } from './part-facts.ts'
import { PartTable } from './part-table.tsx'

export interface HealthViewProps {
  health: PlatformHealth
  /** `stale`: the last reading failed. The one before stays. */
  line: 'live' | 'stale' | 'offline'
}

/**
 * Shows the number of parts that are not well, then all parts, and next to them the figures that explain
 * them.
 */
export function HealthView({ health, line }: HealthViewProps) {
  const words = useWords(healthWords)
  const { locale } = useText()
  const style = healthStyle()
  const { broken, look } = countStates(health.parts)
  const time = formatHour(readAtOf(health), locale)
  return (
    <>
      <div>
        <Text as="p" face="heading" role="status">
          {broken + look === 0 ? words.well : words.notWell(broken, look)}
        </Text>
        <p
          role="status"
          data-offline={line === 'offline' ? '' : undefined}
          className={line === 'live' ? style.aside : style.alert}
        >
          {line === 'live' ? words.text : words[line](time)}
        </p>
      </div>
      <div data-stale={line === 'live' ? undefined : ''} className={style.root}>
        <div className={style.main}>
          <PartTable health={health} />
          <SlowCalls slowest={health.process.slowest} />
        </div>
        <div className={style.side}>
          <Runs of="backup" runs={health.backup} />
          <Runs of="trial" runs={health.trial} />
          <Limits limits={health.limits} />
          <Version health={health} />
        </div>
      </div>
    </>
  )
}
