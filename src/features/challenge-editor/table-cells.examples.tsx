import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { denseList } from '#styled/recipes/dense-list.js'
import { TableCells, type TableCellsProps } from './table-cells.tsx'

const warmUp: ChallengeInfoModel = {
  id: 7,
  title: 'Warm up',
  tag: 'Misc',
  type: 'StaticAttachment',
  isEnabled: true,
  score: 480,
  minScore: 125,
  originalScore: 500,
  solves: 12,
  tries: 48,
  lastHour: 2,
}
const nothing = () => {}
const on: TableCellsProps = {
  game: 1,
  row: { challenge: warmUp, state: 'on', finding: null },
  tab: 0,
  isChosen: false,
  isTurning: false,
  onChoose: nothing,
  onTurn: nothing,
  drag: null,
}
const off = { ...warmUp, isEnabled: false, solves: 0, tries: 0, lastHour: 0 }

export const examples = {
  on,
  off: { ...on, row: { challenge: off, state: 'off', finding: null } },
  waiting: {
    ...on,
    row: { challenge: { ...warmUp, opensAt: '2026-11-22T12:00:00+00:00' }, state: 'waiting', finding: null },
  },
  chosen: { ...on, isChosen: true },
  failing: { ...on, row: { challenge: warmUp, state: 'on', finding: 'Error' } },
  incomplete: {
    ...on,
    row: { challenge: { ...warmUp, type: 'DynamicContainer', needs: 'Image' }, state: 'on', finding: null },
  },
  turning: { ...on, isTurning: true },
} as const satisfies Record<string, TableCellsProps>

export const shown = shownExamples<TableCellsProps>(examples, (props) => {
  const style = denseList({ of: 'challenges' })
  return (
    <div role="grid" aria-label={props.row.challenge.title} className={style.grid}>
      <div role="row" className={style.row}>
        <TableCells {...props} />
      </div>
    </div>
  )
})
