import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { instant } from '#contract/models/time.ts'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import { useNow } from '#src/browser/clock.ts'
import { formatAgo } from '#src/format/ago.ts'
import { formatCount } from '#src/format/count.ts'
import { teamPagePath } from '#src/shell/room/room-links.ts'
import { reviewWords } from '#src/text/areas/review.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { DenseCell } from '#src/ui/dense-cell.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { denseList } from '#styled/recipes/dense-list.js'
import type { TeamRow } from './team-table.ts'

export interface TeamCellsProps {
  game: number
  row: TeamRow
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  tab: 0 | -1
}

const TONES = {
  Pending: 'warning',
  Accepted: 'muted',
  Rejected: 'danger',
  Suspended: 'danger',
  Unsubmitted: 'muted',
} as const satisfies Record<ParticipationStatus, string>

/** Leads to the page of the team. */
export function TeamName({ game, row, tab }: Pick<TeamCellsProps, 'game' | 'row' | 'tab'>) {
  return (
    <DenseCell name="team" title={row.team}>
      <TeamFlag name={row.team} picture={row.avatar} size={16} />
      <Link to={teamPagePath(game, row.id)} tabIndex={tab} className={denseList().name}>
        <bdi>{row.team}</bdi>
      </Link>
    </DenseCell>
  )
}

export function TeamPick({ row, isChosen, onChoose, tab }: TeamCellsProps) {
  const words = useWords(reviewWords)
  return (
    <DenseCell name="pick">
      <Checkbox
        label={<SrOnly>{words.select(row.team)}</SrOnly>}
        tabIndex={tab}
        checked={isChosen}
        onCheckedChange={onChoose}
      />
    </DenseCell>
  )
}

export function TeamCells(props: TeamCellsProps) {
  const words = useWords(reviewWords)
  const { figures, organization, joined, members, status } = props.row
  const style = denseList()
  return (
    <>
      <TeamPick {...props} />
      <DenseCell name="rank" tone="muted">
        {figures === null || figures.rank === 0 ? null : figures.rank}
      </DenseCell>
      <TeamName {...props} />
      <DenseCell name="org" tone="muted" title={organization ?? ''}>
        <bdi className={style.name}>{organization}</bdi>
      </DenseCell>
      <DenseCell name="people" tone="muted">
        <span title={words.joined(joined, members.length)}>
          {joined}/{members.length}
        </span>
      </DenseCell>
      <DenseCell name="state" tone={TONES[status]}>
        <span className={style.name}>{words.status[status]}</span>
      </DenseCell>
      <DenseCell name="points">{figures && formatCount(figures.score)}</DenseCell>
      <DenseCell name="solves" tone="muted">
        {figures && <span title={words.solves(figures.solves)}>{figures.solves}</span>}
      </DenseCell>
      <DenseCell name="wrong" tone="muted">
        {figures?.wrong}
      </DenseCell>
      <DenseCell name="last" tone="muted">
        {figures?.lastSolveAt ? <Ago at={instant(figures.lastSolveAt)} /> : null}
      </DenseCell>
      <DenseCell name="seen" tone="muted">
        {figures?.seenAt ? <Ago at={instant(figures.seenAt)} /> : words.never}
      </DenseCell>
      <DenseCell name="addresses" tone="muted">
        {figures?.addresses}
      </DenseCell>
    </>
  )
}

/** A component of its own, so that only this text renders every second. */
export function Ago({ at }: { at: number }): ReactNode {
  const { locale } = useText()
  return formatAgo(at, useNow(), locale)
}
