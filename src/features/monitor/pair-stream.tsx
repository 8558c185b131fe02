import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Users from 'lucide-react/icons/users'
import { Suspense, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react'
import type { PairState } from '#contract/models/pair-states.ts'
import type { PairStateTask } from '#machines/admin/pair-state.machine.ts'
import { useConfig } from '#src/api/use-config.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { InRoom } from '#src/shell/room/room-slots.tsx'
import { useRoomReader } from '#src/shell/room/use-room-reader.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { teamPairsWords } from '#src/text/areas/team-pairs.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { focusCurrentRow } from '#src/ui/current-row.ts'
import { DenseList } from '#src/ui/dense-list.tsx'
import { DenseSkeleton } from '#src/ui/dense-skeleton.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { NothingFound } from '#src/ui/nothing-found.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { useSearch } from '#src/ui/use-search.ts'
import { answerList } from '#styled/recipes/answer-list.js'
import { denseList } from '#styled/recipes/dense-list.js'
import { sidePanel } from '#styled/recipes/side-panel.js'
import { pairsFound } from './cheat-pairs.ts'
import { PairCells } from './pair-cells.tsx'
import { isLinked, type LinkedPair } from './pair-facts.ts'
import { PairStateNews } from './pair-state-news.tsx'
import { toPairViews } from './team-pair-views.ts'
import { useTeamPairs } from './use-team-pairs.ts'

// Loads with the first row that is opened.
const PairPanel = lazyPart(async () => (await import('./pair-panel.tsx')).PairPanel)

const COLUMNS = ['when', 'one', 'other', 'challenge', 'address', 'alike', 'state', 'by'] as const
const NONE: readonly LinkedPair[] = []
const keyOf = ({ key }: LinkedPair) => key

export interface PairStreamProps {
  game: number
  isMasked: boolean
  onMask: (isMasked: boolean) => void
  /** Links to the other live lists. */
  views: ReactNode
}

/** Pairs of teams that may have worked together, one row each, and a panel beside them. */
export function PairStream({ game, isMasked, onMask, views }: PairStreamProps) {
  const { reading } = useText().screens
  const monitor = useWords(monitorWords)
  const words = useWords(teamPairsWords)
  const isAdmin = useRoomReader() === 'Admin'
  const hasStates = useConfig().features?.includes('pair-states') === true
  const isPhone = useIsNarrow()
  const read = useTeamPairs(game)
  const told = read.state === 'ready' ? read.value : null
  const pairs = useMemo(() => (told === null ? NONE : toPairViews(told.pairs).filter(isLinked)), [told])
  const sought = useSearch()
  const text = useDeferredValue(sought.text)
  const found = useMemo(() => pairsFound(pairs, text).filter(isLinked), [pairs, text])
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [reviewing, send] = useProcess(usePart('watching').participationReview, { game })
  const [marking, mark] = useProcess(usePart('watching').pairState, { game })
  const around = useRef<HTMLDivElement>(null)
  // A pair that is no longer found stays open, because somebody is reading about it.
  const open = pairs.find(({ key }) => key === openKey) ?? null
  const unseen = pairs.filter(({ standing }) => standing.name === 'Open').length
  const left = told === null ? 0 : told.total - told.pairs.length
  const columns = COLUMNS.map((key) => ({ key, head: words.column[key] }))
  const news = <PairStateNews view={marking} onUndo={(task) => mark({ type: 'begin', task })} />
  const close = () => {
    setOpenKey(null)
    focusCurrentRow(around.current)
  }
  const toggle = ({ key }: LinkedPair) => (key === openKey ? close() : setOpenKey(key))
  const style = denseList({ of: 'pairs' })
  const answers = answerList()
  const content = () => {
    if (read.state === 'failed')
      return <LoadError {...failedWords(read.problem, reading)} onRetry={read.refresh} />
    if (told === null) return <DenseSkeleton of="pairs" columns={columns} label={reading.loading} />
    if (pairs.length === 0) return <EmptyState icon={<Users />} title={words.none} text={words.noneText} />
    if (found.length === 0)
      return (
        <NothingFound title={monitor.cheats.noMatch} clear={monitor.stream.clear} onClear={sought.clear} />
      )
    return (
      <DenseList
        label={words.title}
        of="pairs"
        columns={columns}
        rows={found}
        rowKey={keyOf}
        onOpen={toggle}
        onMove={({ key }) => (open === null ? undefined : setOpenKey(key))}
        foot={
          <div role="row">
            <div role="gridcell" className={style.end}>
              {[
                words.note,
                ...(left > 0 ? [words.weaker(left)] : []),
                ...(isAdmin ? [] : [monitor.cheats.onlyAdmins]),
              ].join(' ')}
            </div>
          </div>
        }
      >
        {(pair, tab) => (
          <PairCells
            game={game}
            pair={pair}
            isMasked={isMasked}
            isOpen={pair.key === openKey}
            hasStates={hasStates}
            onOpen={() => toggle(pair)}
            tab={tab}
          />
        )}
      </DenseList>
    )
  }
  return (
    <div ref={around} className={style.root}>
      <div className={answers.tools}>
        {views}
        <SearchField
          key={sought.round}
          label={words.search}
          placeholder={words.search}
          onSearch={sought.seek}
          className={answers.search}
        />
        <span role="status" className={style.news}>
          {hasStates && unseen > 0 && !isPhone ? words.state.open(unseen) : null}
        </span>
        <IconButton
          label={monitor.answers.masked}
          title={monitor.answers.masked}
          aria-pressed={isMasked}
          aria-keyshortcuts="V"
          onClick={() => onMask(!isMasked)}
        >
          {isMasked ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </div>
      {hasStates && !isPhone ? <InRoom slot="foot">{news}</InRoom> : null}
      <div className={sidePanel().around}>
        <div className={answers.list}>{content()}</div>
        <Suspense>
          {open === null ? null : (
            <PairPanel
              game={game}
              pair={open}
              isMasked={isMasked}
              reviewing={isAdmin ? reviewing : null}
              send={send}
              states={
                hasStates
                  ? {
                      isBusy: marking.kind === 'busy',
                      // A phone has no foot.
                      news: isPhone ? news : null,
                      onState: (state) => mark({ type: 'begin', task: taskOf(open, state) }),
                    }
                  : null
              }
              onClose={close}
            />
          )}
        </Suspense>
      </div>
    </div>
  )
}

function taskOf({ sides: [one, other], standing }: LinkedPair, state: PairState): PairStateTask {
  return {
    ids: [one.id, other.id],
    names: [one.team, other.team],
    state,
    was: standing.noted,
    isUndo: false,
  }
}
