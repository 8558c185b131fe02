import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { instant } from '#contract/models/time.ts'
import { RULINGS, type Ruling } from '#contract/rules/participation-ruling.ts'
import { reviewWords } from '#src/text/areas/review.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { DenseCell } from '#src/ui/dense-cell.tsx'
import { denseList } from '#styled/recipes/dense-list.js'
import { Ago, TeamName, TeamPick, type TeamCellsProps } from './team-cells.tsx'
import { missingIn } from './team-table.ts'

export interface ReviewCellsProps extends TeamCellsProps {
  onAct: (ruling: Ruling) => void
  /** Absent while the team waits for a decision. Present if it was decided here lately. */
  onUndo?: () => void
}

/** A waiting team with the possible decisions, or a team that was decided lately with an undo button. */
export function ReviewCells({ onAct, onUndo, ...props }: ReviewCellsProps) {
  const words = useWords(reviewWords)
  const { row, tab } = props
  const { organization, joined, members, status, team, figures } = row
  const style = denseList()
  const captain = members.find(({ part }) => part === 'captain')
  const missing = missingIn(row)
  const offered: readonly Ruling[] = RULINGS[status]
  return (
    <>
      <TeamPick {...props} />
      <TeamName {...props} />
      <DenseCell name="org" tone="muted" title={organization ?? ''}>
        <bdi className={style.name}>{organization}</bdi>
      </DenseCell>
      <DenseCell name="people" tone="muted">
        <span title={words.joined(joined, members.length)}>
          {joined}/{members.length}
        </span>
      </DenseCell>
      <DenseCell name="captain" title={captain?.email ?? ''}>
        <bdi className={style.name}>{captain?.realName === '' ? captain.name : captain?.realName}</bdi>
      </DenseCell>
      <DenseCell name="filled" tone={missing.length === 0 ? 'muted' : 'warning'}>
        {missing.length === 0 ? <Check aria-hidden /> : <TriangleAlert aria-hidden />}
        <span className={style.name}>
          {missing.length === 0
            ? words.allThere
            : words.missing(missing.map((fact) => words.facts[fact]).join(', '))}
        </span>
      </DenseCell>
      <DenseCell name="waits" tone="muted">
        {onUndo === undefined ? (
          figures && <Ago at={instant(figures.askedAt)} />
        ) : (
          <span className={style.name}>{words.status[status]}</span>
        )}
      </DenseCell>
      <DenseCell name="acts">
        {onUndo === undefined ? (
          offered.map((ruling) => (
            <Button
              key={ruling}
              size="sm"
              look={ruling === 'Accepted' ? 'outline' : 'ghost'}
              tabIndex={tab}
              aria-label={words.actOn[ruling](team)}
              onClick={() => onAct(ruling)}
            >
              {words.act[ruling]}
            </Button>
          ))
        ) : (
          <Button size="sm" look="ghost" tabIndex={tab} aria-label={words.undoOn(team)} onClick={onUndo}>
            {words.undo}
          </Button>
        )}
      </DenseCell>
    </>
  )
}
