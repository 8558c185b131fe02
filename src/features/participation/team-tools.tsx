import type { ReactNode } from 'react'
import { rulableWith } from '#contract/rules/participation-ruling.ts'
import { reviewWords } from '#src/text/areas/review.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import type { SearchState } from '#src/ui/use-search.ts'
import { denseList } from '#styled/recipes/dense-list.js'
import { LISTED, type Filter, type Listed } from './review-rows.ts'
import type { TeamRow } from './team-table.ts'
import type { TeamReview } from './use-team-review.ts'

const BULK = ['Accepted', 'Rejected', 'Suspended'] as const

export interface TeamToolsProps {
  filter: Filter
  /** Null: the teams are not known yet. */
  counts: Readonly<Record<Listed, number>> | null
  all: number
  selected: readonly TeamRow[]
  shown: readonly TeamRow[]
  sought: SearchState
  review: TeamReview
  onFilter: (filter: Filter) => void
  onSelectAll: () => void
  onUnselect: () => void
  /** Shows only these teams. */
  onShow: (ids: readonly number[]) => void
  onUndo: () => void
  /** The tool that adds a team, shown while nothing is selected. */
  entry: ReactNode
}

/** Filters and search, or the decisions on the selected teams. The result of the last decision follows. */
export function TeamTools(props: TeamToolsProps) {
  const words = useWords(reviewWords)
  const { filter, counts, all, selected, shown, sought, review } = props
  const style = denseList()
  const isBusy = review.view.kind === 'busy'
  const nameOf = (each: Filter) => {
    if (each === 'all') return counts === null ? words.every : words.all(all)
    return counts === null ? words.status[each] : words.of[each](counts[each])
  }
  return (
    <div className={style.tools} data-lines="two" data-chosen={selected.length > 0 ? true : undefined}>
      {selected.length > 0 ? (
        <div role="group" aria-label={words.bar} className={style.views}>
          <output>{words.selected(selected.length)}</output>
          <Button size="sm" look="ghost" onClick={props.onSelectAll}>
            {words.selectAll(shown.length)}
          </Button>
          {BULK.map((ruling) => {
            const rows = rulableWith(selected, ruling)
            return rows.length === 0 ? null : (
              <Button
                key={ruling}
                size="sm"
                look="outline"
                {...(ruling === 'Accepted' ? {} : { tone: 'danger' as const })}
                state={isBusy ? 'busy' : 'ready'}
                onClick={() => review.decide(ruling, rows)}
              >
                {words.actOnMany[ruling](rows.length)}
              </Button>
            )
          })}
          <Button size="sm" look="ghost" onClick={props.onUnselect}>
            {words.unselect}
          </Button>
        </div>
      ) : (
        <>
          <div role="group" aria-label={words.filter} className={style.views}>
            {(['all', ...LISTED] as const).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === filter}
                onClick={() => props.onFilter(each)}
                className={style.view}
              >
                {nameOf(each)}
              </button>
            ))}
          </div>
          <SearchField
            key={sought.round}
            label={words.search}
            placeholder={words.search}
            onSearch={sought.seek}
            className={style.search}
          />
          {filter === 'Pending' && shown.length > 1 ? (
            <Button
              size="sm"
              look="outline"
              state={isBusy ? 'busy' : 'ready'}
              onClick={() => review.decide('Accepted', shown)}
            >
              {words.approveAll(shown.length)}
            </Button>
          ) : null}
          {props.entry}
        </>
      )}
      <Done review={review} onShow={props.onShow} onUndo={props.onUndo} />
    </div>
  )
}

function Done({ review, onShow, onUndo }: Pick<TeamToolsProps, 'review' | 'onShow' | 'onUndo'>) {
  const { reading } = useText().screens
  const words = useWords(reviewWords)
  const { view, asked, decided } = review
  const style = denseList()
  if (view.kind !== 'idle' || view.task === null) return <span role="status" className={style.news} />
  const { task, value, problem } = view
  return (
    <span role="status" className={style.news}>
      {problem && asked === null ? problemWords(problem, reading) : null}
      {value === null ? null : (
        <>
          {words.decided[task.status](value.done.length)}
          {value.changed.length === 0 ? null : (
            <Button size="sm" look="ghost" onClick={() => onShow(value.changed.map(({ id }) => id))}>
              {words.changedMeanwhile(value.changed.length)}
            </Button>
          )}
          {value.done.some((id) => decided.has(id)) ? (
            <Button size="sm" look="ghost" aria-keyshortcuts="Z" onClick={onUndo}>
              {words.undo}
            </Button>
          ) : null}
        </>
      )}
    </span>
  )
}
