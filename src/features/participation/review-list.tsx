import RefreshCw from 'lucide-react/icons/refresh-cw'
import Search from 'lucide-react/icons/search'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ParticipationInfoModel } from '#contract/models/participation.ts'
import type { Ruling } from '#contract/rules/participation-ruling.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { reviewWords } from '#src/text/areas/review.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { isFocusLost } from '#src/ui/is-focus-lost.ts'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { NothingFound } from '#src/ui/nothing-found.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { ReviewBar } from './review-filter-bar.tsx'
import { ReviewProgress } from './review-progress.tsx'
import { ReviewRow } from './review-row.tsx'
import {
  countsOf,
  foundIn,
  LISTED,
  readFilter,
  toReviewRows,
  type Filter,
  type ReviewRow as TeamRow,
} from './review-rows.ts'

const PER_PAGE = 50

export interface ReviewListProps {
  gameId: number
  list: readonly ParticipationInfoModel[]
  onRefresh: () => void
}

/**
 * Filter and page are part of the URL. Only one page of the teams is rendered, because there may be
 * thousands.
 */
export function ReviewList({ gameId, list, onRefresh }: ReviewListProps) {
  const words = useWords(reviewWords)
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const line = useRef<HTMLParagraphElement>(null)
  const [view, send] = useProcess(
    usePart('admin').participationReview,
    { game: gameId },
    {
      hear: { succeeded: () => setChosen(new Set()) },
      // The focused button disappears with its status. The next waiting team follows this line.
      drawn: { succeeded: () => (isFocusLost() ? line.current?.focus() : undefined) },
    },
  )
  const rows = useMemo(() => toReviewRows(list), [list])
  const filter = readFilter(params.get('status'))
  const found = useMemo(() => foundIn(rows, filter, sought), [rows, filter, sought])
  const counts = countsOf(rows)
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE))
  const page = Math.min(Math.max(1, Number(params.get('page')) || 1), pages)
  const selected = rows.filter(({ id }) => chosen.has(id))
  const foundChosen = found.filter(({ id }) => chosen.has(id)).length
  const go = (next: { filter?: Filter; page?: number }) => {
    const status = next.filter ?? filter
    setParams(
      {
        ...(status === 'all' ? {} : { status }),
        ...(next.page && next.page > 1 ? { page: String(next.page) } : {}),
      },
      { replace: true },
    )
  }
  const select = useCallback(
    (id: number, isSelected: boolean) =>
      setChosen((now) => new Set(isSelected ? [...now, id] : [...now].filter((other) => other !== id))),
    [],
  )
  const decide = (ruling: Ruling, wanted: readonly TeamRow[]) =>
    send({ type: 'begin', choice: ruling, items: wanted.map(({ id, team }) => ({ id, team })) })
  const busyFor = (id: number) =>
    view.kind !== 'busy' ? 'no' : view.at?.id === id ? view.choice : 'elsewhere'
  return (
    <Stack as="section" aria-label={words.title} gap="4">
      <TextField
        type="search"
        label={words.search}
        before={<Search aria-hidden />}
        value={search}
        onValueChange={(text) => {
          setSearch(text)
          if (page > 1) go({})
        }}
      />
      <Row gap="3" justify="between">
        <Segmented
          label={words.filter}
          size="sm"
          value={filter}
          onValueChange={(next) => go({ filter: next })}
          choices={[
            { value: 'all' as const, label: words.all(rows.length) },
            ...LISTED.map((status) => ({ value: status, label: words.of[status](counts[status]) })),
          ]}
        />
        <Button look="outline" size="sm" icon={<RefreshCw aria-hidden />} onClick={onRefresh}>
          {words.refresh}
        </Button>
      </Row>
      <Row gap="3" justify="between">
        <Text as="p" ref={line} tabIndex={-1} role="status" size="sm" tone="muted">
          {words.found(found.length, rows.length)}
        </Text>
        {found.length === 0 ? null : (
          <Checkbox
            label={words.selectAll(found.length)}
            checked={foundChosen === 0 ? false : foundChosen === found.length ? true : 'mixed'}
            onCheckedChange={(isChecked) =>
              setChosen(isChecked ? new Set([...chosen, ...found.map(({ id }) => id)]) : new Set())
            }
          />
        )}
      </Row>
      <ReviewProgress view={view} send={send} />
      {found.length === 0 ? (
        <NothingFound
          title={words.noMatch}
          clear={words.clear}
          onClear={() => {
            setSearch('')
            go({ filter: 'all' })
          }}
        />
      ) : (
        <Stack as="ul" gap="3">
          {found.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((row) => (
            <ReviewRow
              game={gameId}
              key={row.id}
              row={row}
              isSelected={chosen.has(row.id)}
              busy={busyFor(row.id)}
              onSelect={select}
              onAct={(ruling, one) => decide(ruling, [one])}
            />
          ))}
        </Stack>
      )}
      {pages > 1 ? (
        <Pagination
          label={words.pages.label}
          page={page}
          pages={pages}
          onPage={(next) => {
            go({ page: next })
            scrollTo({ top: 0 })
          }}
          labels={words.pages}
        />
      ) : null}
      {selected.length > 0 ? (
        <ReviewBar
          selected={selected}
          isBusy={view.kind === 'busy'}
          onAct={decide}
          onClear={() => setChosen(new Set())}
        />
      ) : null}
    </Stack>
  )
}
