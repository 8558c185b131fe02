import Crosshair from 'lucide-react/icons/crosshair'
import { Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listChallengesToEdit } from '#contract/calls/edit.ts'
import { checkOpening } from '#contract/calls/opening-check.ts'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import type { Severity } from '#contract/models/opening-check-names.ts'
import { judgeFindings } from '#contract/rules/accepted-findings.ts'
import { useAcceptedFindings } from '#src/shell/room/use-accepted-findings.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useNow } from '#src/browser/clock.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { challengeTableWords } from '#src/text/areas/challenge-table.ts'
import { failedWords, problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { DenseList } from '#src/ui/dense-list.tsx'
import { DenseSkeleton } from '#src/ui/dense-skeleton.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Row } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { NothingFound } from '#src/ui/nothing-found.tsx'
import { useChosenRows } from '#src/ui/use-chosen-rows.ts'
import { denseList } from '#styled/recipes/dense-list.js'
import { titlePath } from './challenge-path.ts'
import { RowEdit } from './row-edit.tsx'
import { TableCells, type TableRow } from './table-cells.tsx'
import { tableColumns } from './table-columns.tsx'
import {
  inOwnOrder,
  movedByStep,
  movedOnto,
  sideOf,
  stateOf,
  tableRows,
  type TableFilter,
  type TableSort,
} from './table-order.ts'
import { BulkTools, TableTools } from './table-tools.tsx'
import { useChallengeActs } from './use-challenge-acts.ts'
import { useSingleTurn } from './use-single-turn.ts'

// Each loads with the first press.
const ChallengeAddition = lazyPart(async () => (await import('./challenge-addition.tsx')).ChallengeAddition)
const BulkQuestion = lazyPart(async () => (await import('./bulk-question.tsx')).BulkQuestion)

const ALL: TableFilter = { text: '', tag: null, state: 'any' }
const OWN: TableSort = { by: 'own' }
const NONE: readonly ChallengeInfoModel[] = []
const SECOND_MS = 1000
const keyOf = ({ challenge }: TableRow) => String(challenge.id)

/** All challenges of a game as one table, in their own order until the organiser sorts by a column. */
export function ChallengeTable({ game }: { game: number }) {
  const { reading } = useText().screens
  const words = useWords(challengeTableWords)
  const navigate = useNavigate()
  const { features } = useConfig()
  const hasActs = features?.includes('challenge-acts') ?? false
  const read = useRead(listChallengesToEdit, { params: { id: game } }, 'once')
  const [filter, setFilter] = useState(ALL)
  const [round, setRound] = useState(0)
  const [sort, setSort] = useState(OWN)
  const chosen = useChosenRows(keyOf)
  const [editing, setEditing] = useState<number | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [dialog, setDialog] = useState<'none' | 'create' | 'copy'>('none')
  const [copied, setCopied] = useState<number | null>(null)
  const list = read.state === 'ready' ? read.value : NONE
  const own = useMemo(() => inOwnOrder(list), [list])
  const acts = useChallengeActs(game, own, () => {
    chosen.clear()
    setEditing(null)
    setCopied(null)
  })
  const single = useSingleTurn(game)
  const gravest = useGravest(game)
  const second = Math.floor(useNow() / SECOND_MS) * SECOND_MS
  const rows = useMemo(
    () =>
      tableRows(own, filter, sort, second).map((challenge): TableRow => ({
        challenge,
        state: stateOf(challenge, second),
        finding: gravest.get(challenge.id) ?? null,
      })),
    [own, filter, sort, second, gravest],
  )
  const { view, asked } = acts
  const isBusy = view.kind === 'busy'
  const selected = rows.filter(chosen.isChosen)
  const selectedIds = new Set(selected.map(({ challenge }) => challenge.id))
  const style = denseList({ of: 'challenges' })
  const columns = tableColumns({
    words,
    sort,
    onSort: setSort,
    ...(hasActs
      ? {
          chosen: selected.length === 0 ? 'none' : selected.length < rows.length ? 'some' : 'all',
          onChooseAll: () => (selected.length < rows.length ? chosen.chooseAll(rows) : chosen.clear()),
        }
      : {}),
  })
  const turn = (challenge: ChallengeInfoModel, isOn: boolean) =>
    hasActs ? acts.begin(isOn ? 'enable' : 'disable', new Set([challenge.id])) : single.turn(challenge, isOn)
  const order = (ids: readonly number[] | null) => {
    if (ids !== null && hasActs && sort.by === 'own' && !isBusy) acts.order(ids)
  }
  const onKey = (key: string, { challenge: { id } }: TableRow): boolean => {
    switch (key) {
      case 'z':
        acts.undo?.()
        return acts.undo !== null
      case 'e':
        if (hasActs) setEditing(id)
        return hasActs
      case 'o':
        void navigate(titlePath(game, id, features))
        return true
      case 'Alt ArrowUp':
      case 'Alt ArrowDown':
        order(movedByStep(own, id, key === 'Alt ArrowUp' ? -1 : 1))
        return true
      default:
        return false
    }
  }
  const clear = () => {
    setFilter(ALL)
    setRound(round + 1)
  }
  const copy = features?.includes('challenge-copies') ? () => setDialog('copy') : null
  const tagOf = (id: number | null) => own.find((one) => one.id === id)?.tag
  const content = () => {
    if (read.state === 'failed')
      return <LoadError {...failedWords(read.problem, reading)} onRetry={read.refresh} />
    if (read.state === 'waiting')
      return <DenseSkeleton of="challenges" columns={columns} label={reading.loading} />
    if (list.length === 0)
      return (
        <EmptyState
          icon={<Crosshair />}
          title={words.none}
          text={words.noneText}
          action={
            <Row gap="2">
              <Button onClick={() => setDialog('create')}>{words.create}</Button>
              {copy === null ? null : <Button onClick={copy}>{words.copy}</Button>}
            </Row>
          }
        />
      )
    if (rows.length === 0) return <NothingFound title={words.noMatch} clear={words.clear} onClear={clear} />
    return (
      <DenseList
        label={words.caption}
        of="challenges"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        {...(hasActs ? { chosen: chosen.keys, onChoose: chosen.setKeys } : {})}
        onOpen={({ challenge: { id } }) => void navigate(titlePath(game, id, features))}
        onKey={onKey}
        held={editing === null ? null : String(editing)}
        dropping={
          dragged === null
            ? undefined
            : {
                over: over === null ? null : { key: String(over), side: sideOf(own, dragged, over) },
                onOver: ({ challenge: { id, tag } }) => setOver(tag === tagOf(dragged) ? id : null),
                onDrop: ({ challenge: { id } }) => {
                  if (over === id && id !== dragged) order(movedOnto(own, dragged, id))
                },
              }
        }
      >
        {(row, tab) => {
          const { challenge } = row
          const cells = {
            game,
            row,
            tab,
            isChosen: chosen.isChosen(row),
            isTurning: single.turning === challenge.id || isTurned(challenge, view),
            onChoose: hasActs ? (isOn: boolean) => chosen.turn(row, isOn) : null,
            onTurn: (isOn: boolean) => turn(challenge, isOn),
            drag:
              hasActs && sort.by === 'own'
                ? {
                    start: () => setDragged(challenge.id),
                    end: () => {
                      setDragged(null)
                      setOver(null)
                    },
                  }
                : null,
          }
          return editing === challenge.id ? (
            <RowEdit
              {...cells}
              isBusy={isBusy}
              onSave={(wish) => acts.begin('edit', new Set([challenge.id]), { kind: 'edit', wish })}
              onLeave={() => setEditing(null)}
            />
          ) : (
            <TableCells {...cells} />
          )
        }}
      </DenseList>
    )
  }
  const problem = (view.kind === 'idle' && asked === null ? view.problem : null) ?? single.problem
  return (
    <section aria-label={words.caption} className={style.root}>
      {selected.length > 0 ? (
        <BulkTools
          game={game}
          chosen={selectedIds}
          shown={rows.length}
          isBusy={isBusy}
          problem={problem && problemWords(problem, reading)}
          onAct={(kind) => acts.begin(kind, selectedIds)}
          onAll={() => chosen.chooseAll(rows)}
          onClear={chosen.clear}
        />
      ) : (
        <TableTools
          round={round}
          filter={filter}
          own={own}
          shown={rows}
          isSorted={sort.by !== 'own'}
          isEditing={editing !== null}
          view={view}
          problem={problem && problemWords(problem, reading)}
          onFilter={setFilter}
          onOwnOrder={() => setSort(OWN)}
          copied={copied}
          onUndo={copied === null ? acts.undo : null}
          onCreate={() => setDialog('create')}
          onCopy={copy}
        />
      )}
      {content()}
      <Suspense>
        {dialog === 'none' ? null : (
          <ChallengeAddition
            way={dialog}
            game={game}
            onClose={() => setDialog('none')}
            onCopied={(count) => {
              setCopied(count)
              setDialog('none')
            }}
          />
        )}
        {asked === null ? null : (
          <BulkQuestion
            game={game}
            asked={asked}
            isBusy={isBusy}
            problem={view.kind === 'idle' ? view.problem : null}
            onPress={acts.press}
            onCancel={acts.cancel}
          />
        )}
      </Suspense>
    </section>
  )
}

/** The switch shows the wanted state while the server works on it. */
function isTurned({ id, isEnabled }: ChallengeInfoModel, view: ReturnType<typeof useChallengeActs>['view']) {
  if (view.kind !== 'busy' || view.task.edit.kind !== 'change') return false
  const wish = view.task.edit.changes.find((change) => change.id === id)?.isEnabled
  return wish !== undefined && wish !== isEnabled
}

function useGravest(game: number): ReadonlyMap<number, Severity> {
  const findings = useRead(checkOpening, { params: { id: game } }, 'once')
  const { list: accepted } = useAcceptedFindings(game)
  return useMemo(() => {
    const all = new Map<number, Severity>()
    // The most severe are first.
    const { open } = judgeFindings(findings.state === 'ready' ? findings.value : [], accepted)
    for (const { challengeId, severity } of open)
      if (challengeId !== null && !all.has(challengeId)) all.set(challengeId, severity)
    return all
  }, [findings, accepted])
}
