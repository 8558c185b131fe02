import Users from 'lucide-react/icons/users'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { listGameTeams } from '#contract/calls/game-teams.ts'
import type { Ruling } from '#contract/rules/participation-ruling.ts'
import { useParticipations } from '#src/api/use-participations.ts'
import { useRead } from '#src/api/use-read.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { reviewWords } from '#src/text/areas/review.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import type { DenseColumn } from '#src/ui/dense-head.tsx'
import { DenseList } from '#src/ui/dense-list.tsx'
import { DenseSkeleton } from '#src/ui/dense-skeleton.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { NothingFound } from '#src/ui/nothing-found.tsx'
import { useChosenRows } from '#src/ui/use-chosen-rows.ts'
import { useSearch } from '#src/ui/use-search.ts'
import { denseList } from '#styled/recipes/dense-list.js'
import { ReviewCells } from './review-cells.tsx'
import { countsOf, foundIn, readFilter, toReviewRows, type Filter } from './review-rows.ts'
import { TeamCells } from './team-cells.tsx'
import { byWaiting, sortTeams, TEAM_SORTS, withFigures, type TeamRow, type TeamSort } from './team-table.ts'
import { TeamEntry } from './team-entry.tsx'
import { TeamTools } from './team-tools.tsx'
import { useTeamReview } from './use-team-review.ts'

// The dialog loads with the first question.
const ReviewQuestion = lazyPart(async () => (await import('./review-question.tsx')).ReviewQuestion)

const TABLE = [
  'pick',
  'rank',
  'team',
  'org',
  'people',
  'state',
  'points',
  'solves',
  'wrong',
  'last',
  'seen',
  'addresses',
] as const
const REVIEW = ['pick', 'team', 'org', 'people', 'captain', 'filled', 'waits', 'acts'] as const
const KEYS: Readonly<Record<string, Ruling>> = { a: 'Accepted', r: 'Rejected', s: 'Suspended' }

const keyOf = ({ id }: TeamRow) => String(id)

/** All teams of a game as one table. Waiting teams get a list to decide on. The address holds the filter. */
export function GameTeams({ game }: { game: number }) {
  const { locale, screens } = useText()
  const { reading } = screens
  const words = useWords(reviewWords)
  const read = useParticipations(game)
  const figures = useRead(listGameTeams, { params: { id: game } })
  const [params, setParams] = useSearchParams()
  const sought = useSearch()
  const text = useDeferredValue(sought.text)
  const [sort, setSort] = useState<TeamSort>('rank')
  const [only, setOnly] = useState<ReadonlySet<number> | null>(null)
  const chosen = useChosenRows(keyOf)
  const review = useTeamReview(game, chosen.clear)
  const filter = readFilter(params.get('status'))
  const list = read.state === 'ready' ? read.value : null
  const counted = figures.state === 'ready' ? figures.value : null
  const rows = useMemo(() => withFigures(toReviewRows(list ?? []), counted ?? []), [list, counted])
  const of = filter === 'Pending' ? 'review' : 'teams'
  const shown = useMemo(() => {
    const found = foundIn(rows, only === null ? filter : 'all', text)
    const own: readonly TeamRow[] = rows.filter((row) => found.includes(row) && (only?.has(row.id) ?? true))
    return of === 'review' ? byWaiting(own) : sortTeams(own, sort, locale)
  }, [rows, filter, text, only, of, sort, locale])
  const lately =
    of === 'review'
      ? [...review.decided.keys()].flatMap((id) =>
          rows.filter((row) => row.id === id && row.status !== 'Pending'),
        )
      : []
  const selected = [...shown, ...lately].filter(chosen.isChosen)
  const go = (next: Filter) => {
    setOnly(null)
    chosen.clear()
    setParams(next === 'all' ? {} : { status: next }, { replace: true })
  }
  const style = denseList({ of })
  const headOf = (key: keyof typeof words.column) =>
    key === 'pick' ? <SrOnly>{words.column.pick}</SrOnly> : words.column[key]
  const columns = of === 'review' ? REVIEW.map(plain) : TABLE.map(sortable)
  function plain(key: (typeof REVIEW)[number]): DenseColumn {
    return { key, head: headOf(key) }
  }
  function sortable(key: (typeof TABLE)[number]): DenseColumn {
    const head = headOf(key)
    const by = TEAM_SORTS.find((each) => each === key)
    if (by === undefined) return { key, head }
    const direction = by !== sort ? 'none' : by === 'team' || by === 'rank' ? 'ascending' : 'descending'
    return { key, head, sort: { direction, onSort: () => setSort(by) } }
  }
  const onKey = (key: string, row: TeamRow): boolean => {
    const ruling = KEYS[key]
    if (key === 'z') {
      review.undo(rows.filter(({ id }) => review.decided.has(id)))
      return true
    }
    if (ruling === undefined) return false
    review.decide(ruling, selected.length > 0 ? selected : [row])
    return true
  }
  const content = () => {
    if (read.state === 'failed')
      return <LoadError {...failedWords(read.problem, reading)} onRetry={read.refresh} />
    if (list === null) return <DenseSkeleton of={of} columns={columns} label={reading.loading} />
    if (rows.length === 0) return <EmptyState icon={<Users />} title={words.none} text={words.noneText} />
    if (shown.length + lately.length === 0) {
      const clear = () => {
        sought.clear()
        go('all')
      }
      return <NothingFound title={words.noMatch} clear={words.clear} onClear={clear} />
    }
    return (
      <DenseList
        key={of}
        label={of === 'review' ? words.waitingTeams : words.title}
        of={of}
        columns={columns}
        rows={[...shown, ...lately]}
        rowKey={keyOf}
        chosen={chosen.keys}
        onChoose={chosen.setKeys}
        onKey={onKey}
      >
        {(row, tab) => {
          const around = {
            game,
            row,
            tab,
            isChosen: chosen.isChosen(row),
            onChoose: (isOn: boolean) => chosen.turn(row, isOn),
          }
          if (of === 'teams') return <TeamCells {...around} />
          return (
            <ReviewCells
              {...around}
              onAct={(ruling) => review.decide(ruling, [row])}
              {...(row.status === 'Pending' ? {} : { onUndo: () => review.undo([row]) })}
            />
          )
        }}
      </DenseList>
    )
  }
  return (
    <div className={style.root}>
      <TeamTools
        filter={filter}
        counts={list === null ? null : countsOf(rows)}
        all={rows.length}
        selected={selected}
        shown={shown}
        sought={sought}
        review={review}
        onFilter={go}
        onUnselect={chosen.clear}
        onSelectAll={() => chosen.chooseAll(shown)}
        onShow={(ids) => setOnly(new Set(ids))}
        onUndo={() => review.undo(rows.filter(({ id }) => review.decided.has(id)))}
        entry={
          <Suspense>
            <TeamEntry game={game} />
          </Suspense>
        }
      />
      {content()}
      <Suspense>
        {review.asked === null ? null : (
          <ReviewQuestion
            ruling={review.asked.ruling}
            names={review.asked.rows.map(({ team }) => team)}
            isBusy={review.view.kind === 'busy'}
            problem={review.view.kind === 'idle' ? review.view.problem : null}
            onPress={review.press}
            onCancel={review.cancel}
          />
        )}
      </Suspense>
    </div>
  )
}
