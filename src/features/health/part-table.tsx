import Check from 'lucide-react/icons/check'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import type { HealthPart, PlatformHealth } from '#contract/models/health.ts'
import { instant } from '#contract/models/time.ts'
import { When } from '#src/shell/when.tsx'
import { healthWords } from '#src/text/areas/health.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { health as healthStyle } from '#styled/recipes/health.js'
import { failureOf, partFacts } from './part-facts.ts'
import { PartHelp } from './part-help.tsx'

const ICONS = { Well: Check, Look: TriangleAlert, Broken: OctagonAlert } as const
const ORDER = { Broken: 0, Look: 1, Well: 2 } as const
const COLUMNS = ['state', 'part', 'now', 'day', 'help'] as const

/** Each part in a row, the gravest first. */
export function PartTable({ health }: { health: PlatformHealth }) {
  const words = useWords(healthWords)
  const style = healthStyle()
  const parts = health.parts.toSorted((one, other) => ORDER[one.state] - ORDER[other.state])
  return (
    <div role="table" aria-label={words.parts} className={style.table}>
      <div role="row" data-head="" className={style.row}>
        {COLUMNS.map((column) => (
          <span key={column} role="columnheader">
            {words.column[column]}
          </span>
        ))}
      </div>
      {parts.map((part) => (
        <PartRow key={part.name} part={part} health={health} />
      ))}
    </div>
  )
}

function PartRow({ part, health }: { part: HealthPart; health: PlatformHealth }) {
  const words = useWords(healthWords)
  const { locale } = useText()
  const style = healthStyle()
  const { note, now, more, at, day } = partFacts(part.name, health, words, locale)
  const names: Readonly<Record<string, string | undefined>> = words.part
  const Icon = ICONS[part.state]
  return (
    <div role="row" className={style.row}>
      <Cell name="state">
        <span data-state={part.state} className={style.state}>
          <Icon aria-hidden />
          {words.state[part.state]}
        </span>
      </Cell>
      <Cell name="part">
        <div className={style.strong}>{names[part.name] ?? part.name}</div>
        <div className={style.note}>{note}</div>
      </Cell>
      <Cell name="now">
        <div className={style.strong}>{now}</div>
        <div className={style.note}>
          {more} {at === null ? null : <When at={instant(at)} />}
        </div>
      </Cell>
      <Cell name="day">{day}</Cell>
      <Cell name="help">
        {part.state === 'Well' ? null : <PartHelp part={part} failure={failureOf(part.name, health)} />}
      </Cell>
    </div>
  )
}

function Cell({ name, children }: { name: (typeof COLUMNS)[number]; children: ReactNode }) {
  return (
    <div role="cell" data-cell={name} className={healthStyle().cell}>
      {children}
    </div>
  )
}
