import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import { useToday } from '#src/browser/today.ts'
import { dayOf } from '#src/format/day.ts'
import { formatDayHour, formatHour, formatTime } from '#src/format/time.ts'
import { HiddenText } from '#src/shell/room/hidden-text.tsx'
import { resultsPath, teamPagePath } from '#src/shell/room/room-links.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { teamPairsWords } from '#src/text/areas/team-pairs.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { DenseCell } from '#src/ui/dense-cell.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { denseList } from '#styled/recipes/dense-list.js'
import type { CheatSide } from './cheat-pairs.ts'
import { factsOf, type LinkedPair } from './pair-facts.ts'
import type { PairStanding } from './pair-standing.ts'

const TONES = {
  Open: 'danger',
  InHand: undefined,
  Dismissed: 'muted',
  Suspended: 'warning',
} as const satisfies Record<PairStanding['name'], string | undefined>

export interface PairCellsProps {
  game: number
  pair: LinkedPair
  isMasked: boolean
  /** True for the row in the panel. */
  isOpen: boolean
  /** False: the server keeps no states of pairs. */
  hasStates: boolean
  onOpen: () => void
  tab: 0 | -1
}

/** One pair in one line. Each name links to its page, and a press elsewhere opens the panel. */
export function PairCells({ game, pair, isMasked, isOpen, hasStates, onOpen, tab }: PairCellsProps) {
  const { locale } = useText()
  const words = useWords(teamPairsWords)
  const { answers } = useWords(monitorWords)
  const today = useToday()
  const style = denseList()
  const { one, other, challenge, address, alike } = factsOf(pair)
  const { name, by } = pair.standing
  return (
    <>
      <DenseCell name="when" tone="muted">
        <button
          type="button"
          tabIndex={tab}
          aria-expanded={isOpen}
          title={formatTime(pair.lastAt, locale)}
          onClick={onOpen}
        >
          <time dateTime={new Date(pair.lastAt).toISOString()}>
            {dayOf(pair.lastAt) === today
              ? formatHour(pair.lastAt, locale)
              : formatDayHour(pair.lastAt, locale)}
          </time>
          <SrOnly>, {answers.details}</SrOnly>
        </button>
      </DenseCell>
      <TeamCell name="one" game={game} side={one} tab={tab} />
      <TeamCell name="other" game={game} side={other} tab={tab} />
      <DenseCell name="challenge" title={challenge?.title}>
        {challenge === null ? null : (
          <PlaceName to={challenge.id === null ? null : resultsPath(game, challenge.id)} tab={tab}>
            {challenge.title}
          </PlaceName>
        )}
      </DenseCell>
      <DenseCell name="address" tone="muted">
        {address === null ? (
          words.noAddress
        ) : (
          <HiddenText isMasked={isMasked}>
            <span className={style.name}>{address}</span>
          </HiddenText>
        )}
      </DenseCell>
      <DenseCell name="alike">{alike}</DenseCell>
      <DenseCell name="state" tone={TONES[name]}>
        {hasStates || name === 'Suspended' ? (
          <span className={style.name}>{words.state.name[name]}</span>
        ) : null}
      </DenseCell>
      <DenseCell name="by" tone="muted">
        <bdi className={style.name}>{by}</bdi>
      </DenseCell>
    </>
  )
}

interface TeamCellProps {
  name: 'one' | 'other'
  game: number
  side: CheatSide
  tab: 0 | -1
}

function TeamCell({ name, game, side, tab }: TeamCellProps) {
  return (
    <DenseCell name={name} title={side.team}>
      <TeamFlag name={side.team} picture={side.avatar} size={16} />
      <PlaceName to={teamPagePath(game, side.id)} tab={tab}>
        {side.team}
      </PlaceName>
    </DenseCell>
  )
}

/** Null, or a server without pages of teams and challenges: there is no link. */
function PlaceName({ to, tab, children }: { to: string | null; tab: 0 | -1; children: ReactNode }) {
  const hasPages = useConfig().features?.includes('room-pages') ?? false
  const { name } = denseList()
  return to === null || !hasPages ? (
    <bdi className={name}>{children}</bdi>
  ) : (
    <Link to={to} tabIndex={tab} className={name}>
      <bdi>{children}</bdi>
    </Link>
  )
}
