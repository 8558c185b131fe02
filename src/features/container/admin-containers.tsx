import Icon from 'lucide-react/icons/container'
import Search from 'lucide-react/icons/search'
import Trash2 from 'lucide-react/icons/trash'
import { useDeferredValue, useState, type ComponentType } from 'react'
import { useNavigationType, useSearchParams } from 'react-router-dom'
import { listContainers } from '#contract/calls/admin.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { SearchablePages, type SearchablePagesState } from '#src/ui/searchable-pages.tsx'
import { StickyFoot } from '#src/ui/sticky-footer.tsx'
import { Table } from '#src/ui/table.tsx'
import { useSearch } from '#src/ui/use-search.ts'
import { pageNumberIn } from '#src/url/page-number.ts'
import { ContainerCards } from './container-cards.tsx'
import {
  Challenge,
  Choose,
  ChooseAll,
  Destroy,
  Entry,
  ImageName,
  Left,
  Team,
  type CellProps,
  type ContainerRowsProps,
} from './container-cells.tsx'
import { foundContainers, toContainersView, type ContainerRow } from './containers-view.ts'
import { DestructionProgress } from './destruction-progress.tsx'

const PER_PAGE = 50

/** All containers of teams. Read every ten seconds while the screen is open. */
export function AdminContainers() {
  const { title: titles, reading } = useText().screens
  const words = useWords(containerWords).admin
  const title = useFocusHeading(useNavigationType() !== 'POP')
  const [params, setParams] = useSearchParams()
  const sought = useSearch()
  const text = useDeferredValue(sought.text)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const view = toContainersView(useRead(listContainers, {}))
  const [destroying, send] = useProcess(
    usePart('admin').containerDestruction,
    {},
    { hear: { succeeded: () => setChosen(new Set()) } },
  )
  const Rows = useIsNarrow() ? ContainerCards : ContainerTable
  const rows = view.kind === 'listed' ? view.rows : []
  const found = foundContainers(rows, text)
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE))
  const page = Math.min(pageNumberIn(params.get('page')), pages)
  const nameOf = ({ challenge, team }: ContainerRow) =>
    words.of(challenge?.title ?? words.unknown, team?.name ?? words.unknown)
  const destroy = (doomed: readonly ContainerRow[]) =>
    send({
      type: 'begin',
      choice: null,
      items: doomed.map((row) => ({ guid: row.guid, of: nameOf(row) })),
    })
  // Selected ones may be missing after the list was read again.
  const selected = rows.filter(({ guid }) => chosen.has(guid))
  const toShown = (): SearchablePagesState => {
    switch (view.kind) {
      case 'loading':
        return { kind: 'loading', label: reading.loading }
      case 'failed':
        return { kind: 'failed', failure: { ...failedWords(view.problem, reading), onRetry: view.retry } }
      case 'empty':
        return { kind: 'none', none: { icon: <Icon />, title: words.none, text: words.noneText } }
      case 'listed': {
        if (found.length === 0) {
          return {
            kind: 'none',
            none: {
              icon: <Search />,
              title: words.noMatch,
              action: <Button onClick={sought.clear}>{words.clear}</Button>,
            },
          }
        }
        const list = (
          <Rows
            rows={found.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
            chosen={chosen}
            onChoose={setChosen}
            destroying={destroying.kind === 'busy' ? (destroying.at?.guid ?? null) : null}
            nameOf={nameOf}
            onDestroy={(row) => destroy([row])}
          />
        )
        return { kind: 'listed', pages, list }
      }
      default:
        return view satisfies never
    }
  }
  const count =
    found.length === rows.length ? words.total(rows.length) : words.found(found.length, rows.length)
  return (
    <>
      <header>
        <Text as="h1" ref={title} tabIndex={-1} face="title">
          {titles.adminInstances}
        </Text>
        <Text as="p" tone="muted">
          {words.text}
        </Text>
      </header>
      <DestructionProgress view={destroying} send={send} />
      <SearchablePages
        search={{
          label: words.search,
          initial: '',
          round: sought.round,
          onSearch: (next) => {
            sought.seek(next)
            if (page > 1) setParams({}, { replace: true })
          },
        }}
        count={view.kind !== 'listed' ? null : view.problem ? `${count} ${words.stale}` : count}
        shown={toShown()}
        paging={{
          page,
          onPage: (to) => setParams(to === 1 ? {} : { page: String(to) }),
          label: words.pages.label,
          labels: words.pages,
        }}
      />
      {selected.length === 0 ? null : (
        <StickyFoot>
          <Row role="group" aria-label={words.bar} gap="3">
            <output>{words.selected(selected.length)}</output>
            <Button
              tone="danger"
              look="outline"
              icon={<Trash2 aria-hidden />}
              state={destroying.kind === 'busy' ? 'busy' : 'ready'}
              onClick={() => destroy(selected)}
            >
              {words.destroyMany(selected.length)}
            </Button>
            <Button look="ghost" onClick={() => setChosen(new Set())}>
              {words.unselect}
            </Button>
          </Row>
        </StickyFoot>
      )}
    </>
  )
}

export function ContainerTable(props: ContainerRowsProps) {
  const words = useWords(containerWords).admin
  return (
    <Table
      caption={words.list}
      rows={props.rows}
      rowKey={({ guid }) => guid}
      columns={[
        {
          key: 'pick',
          head: <ChooseAll {...props} named="heard" />,
          cell: (of) => cellOf(Choose, { ...props, of }),
        },
        { key: 'team', head: words.team, isRowHead: true, cell: (of) => cellOf(Team, { ...props, of }) },
        { key: 'challenge', head: words.challenge, cell: (of) => cellOf(Challenge, { ...props, of }) },
        { key: 'image', head: words.image, cell: (of) => cellOf(ImageName, { ...props, of }) },
        { key: 'entry', head: words.entry, cell: (of) => cellOf(Entry, { ...props, of }) },
        { key: 'left', head: words.left, align: 'end', cell: (of) => cellOf(Left, { ...props, of }) },
        { key: 'acts', head: words.acts, cell: (of) => cellOf(Destroy, { ...props, of }) },
      ]}
    />
  )
}

const cellOf = (Cell: ComponentType<CellProps>, props: CellProps) => <Cell {...props} />
