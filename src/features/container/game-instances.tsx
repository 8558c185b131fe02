import Icon from 'lucide-react/icons/container'
import { Suspense, useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { listGameInstances } from '#contract/calls/game-instances.ts'
import type { GameInstanceModel } from '#contract/models/game-instance.ts'
import type { Problem } from '#contract/problem.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { instancesWords } from '#src/text/areas/instances.ts'
import { failedWords, problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { DenseList } from '#src/ui/dense-list.tsx'
import { DenseSkeleton } from '#src/ui/dense-skeleton.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { NothingFound } from '#src/ui/nothing-found.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { useChosenRows } from '#src/ui/use-chosen-rows.ts'
import { useSearch } from '#src/ui/use-search.ts'
import { denseList } from '#styled/recipes/dense-list.js'
import { InstanceRow } from './instance-row.tsx'
import {
  actsOn,
  countIn,
  foundInstances,
  INSTANCE_VIEWS,
  keyOf,
  readView,
  toKey,
  type InstanceAct,
} from './instance-rows.ts'

// The dialog loads with the first question.
const InstanceQuestion = lazyPart(async () => (await import('./instance-question.tsx')).InstanceQuestion)

const COLUMNS = ['pick', 'state', 'challenge', 'team', 'by', 'left', 'entry', 'acts'] as const
const BULK = ['prolong', 'restart', 'stop'] as const

interface Asked {
  act: 'restart' | 'stop'
  rows: readonly GameInstanceModel[]
}

/** The instances of a game, read every few seconds: those that failed, wait and run. */
export function GameInstances({ game, mayAct }: { game: number; mayAct: boolean }) {
  const { reading } = useText().screens
  const words = useWords(instancesWords)
  const { features } = useConfig()
  const hasList = features?.includes('game-instances') ?? false
  const read = useRead(listGameInstances, hasList ? { params: { id: game } } : null, 'overview')
  const [params, setParams] = useSearchParams()
  const sought = useSearch()
  const text = useDeferredValue(sought.text)
  const chosen = useChosenRows(keyOf)
  const [asked, setAsked] = useState<Asked | null>(null)
  // The failure of an earlier question says nothing about the one that is open now.
  const [earlier, setEarlier] = useState<Problem | null>(null)
  const [acting, send] = useProcess(
    usePart('admin').instanceActs,
    { game },
    {
      hear: {
        succeeded: () => {
          setAsked(null)
          chosen.clear()
        },
      },
    },
  )
  const view = readView(params.get('view'))
  const rows = read.state === 'ready' ? read.value : []
  const found = foundInstances(rows, view, text)
  const selected = found.filter(chosen.isChosen)
  const style = denseList({ of: 'instances' })
  const columns = COLUMNS.map((key) => ({
    key,
    head: key === 'pick' ? <SrOnly>{words.column.pick}</SrOnly> : words.column[key],
  }))
  const carryOut = (act: InstanceAct, on: readonly GameInstanceModel[]) =>
    send({ type: 'begin', task: { act, keys: on.map(toKey) } })
  const problem = acting.kind === 'idle' ? acting.problem : null
  const begin = (act: InstanceAct, on: readonly GameInstanceModel[]) => {
    if (act === 'prolong') return carryOut(act, on)
    setEarlier(problem)
    setAsked({ act, rows: on })
  }
  const list = () => {
    if (!hasList) return <EmptyState icon={<Icon />} title={words.missing} />
    if (read.state === 'failed')
      return <LoadError {...failedWords(read.problem, reading)} onRetry={read.refresh} />
    if (read.state === 'waiting')
      return <DenseSkeleton of="instances" columns={columns} label={reading.loading} />
    if (rows.length === 0) return <EmptyState icon={<Icon />} title={words.none} text={words.noneText} />
    if (found.length === 0) {
      const clear = () => {
        sought.clear()
        setParams({}, { replace: true })
      }
      return <NothingFound title={words.noneFound} clear={words.clear} onClear={clear} />
    }
    return (
      <DenseList
        label={words.list}
        of="instances"
        columns={columns}
        rows={found}
        rowKey={keyOf}
        {...(mayAct ? { chosen: chosen.keys, onChoose: chosen.setKeys } : {})}
      >
        {(row, tab) => (
          <InstanceRow
            game={game}
            row={row}
            tab={tab}
            isChosen={chosen.isChosen(row)}
            onAct={mayAct ? (act) => begin(act, [row]) : null}
            onChoose={(isOn) => chosen.turn(row, isOn)}
          />
        )}
      </DenseList>
    )
  }
  return (
    <div className={style.root}>
      <div className={style.tools} data-lines="two" data-chosen={selected.length > 0 ? true : undefined}>
        {selected.length > 0 ? (
          <>
            <output>{words.selected(selected.length)}</output>
            <Button size="sm" look="ghost" onClick={() => chosen.chooseAll(found)}>
              {words.selectAll}
            </Button>
            {BULK.map((act) => {
              const on = selected.filter(({ state }) => actsOn(state).includes(act))
              return on.length === 0 ? null : (
                <Button
                  key={act}
                  size="sm"
                  look="outline"
                  {...(act === 'stop' ? { tone: 'danger' as const } : {})}
                  state={acting.kind === 'busy' ? 'busy' : 'ready'}
                  onClick={() => begin(act, on)}
                >
                  {words.act[act]} {on.length === selected.length ? null : on.length}
                </Button>
              )
            })}
            <Button size="sm" look="ghost" onClick={chosen.clear}>
              {words.unselect}
            </Button>
          </>
        ) : (
          <>
            <div role="group" aria-label={words.views} className={style.views}>
              {INSTANCE_VIEWS.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={each === view}
                  onClick={() => setParams(each === 'all' ? {} : { view: each }, { replace: true })}
                  className={style.view}
                >
                  {words.view[each]} <small>{read.state === 'ready' ? countIn(rows, each) : null}</small>
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
          </>
        )}
        <span role="status" className={style.news}>
          {acting.kind === 'idle' && acting.value !== null && acting.task !== null
            ? `${words.done[acting.task.act](acting.value.done)}${
                acting.value.gone === 0 ? '' : ` · ${words.gone(acting.value.gone)}`
              }`
            : acting.kind === 'idle' && acting.problem && asked === null
              ? problemWords(acting.problem, reading)
              : null}
        </span>
      </div>
      {list()}
      <Suspense>
        {asked === null ? null : (
          <InstanceQuestion
            act={asked.act}
            count={asked.rows.length}
            isBusy={acting.kind === 'busy'}
            problem={problem === earlier ? null : problem}
            onPress={() => carryOut(asked.act, asked.rows)}
            onCancel={() => setAsked(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
