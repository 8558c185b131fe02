import { useAtomValue } from 'jotai'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { Suspense, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { downloadSubmissionSheet } from '#contract/calls/game.ts'
import {
  readAnswerSearch,
  SEARCHED_VERDICTS,
  writeAnswerSearch,
  type SearchedVerdict,
} from '#contract/rules/answer-search.ts'
import type { EntrySource, LiveEntry } from '#machines/admin/live-entries.ts'
import { callUrl } from '#src/api/call-url.ts'
import { useEntries } from '#src/bind/use-entries.ts'
import { useWired } from '#src/bind/wired.ts'
import { submissionsAtom } from '#src/live/feed-atoms.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useWords } from '#src/text/use-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { answerList } from '#styled/recipes/answer-list.js'
import { sidePanel } from '#styled/recipes/side-panel.js'
import { AnswerTable } from './answer-table.tsx'
import type { FoldedAnswer } from './fold-repeats.ts'
import { PauseButton } from './pause-button.tsx'
import { useHold } from './use-hold.ts'

const VERDICTS = ['right', 'wrong', 'cheat', 'unopened'] as const satisfies readonly SearchedVerdict[]
const ANY = 'any'

/** A row of the list, in the panel beside it. */
export interface OpenAnswer extends Pick<FoldedAnswer, 'submission' | 'count'> {
  game: number
  isMasked: boolean
  onClose: () => void
}

export interface AnswerStreamProps {
  game: number
  isMasked: boolean
  onMask: (isMasked: boolean) => void
  /** Links to the other live lists. */
  views: ReactNode
  Panel: ComponentType<OpenAnswer>
}

/**
 * All submissions of a game, searched on the server. The address holds the search, so that it can be shared.
 */
export function AnswerStream({ game, isMasked, onMask, views, Panel }: AnswerStreamProps) {
  const words = useWords(monitorWords)
  const [params, setParams] = useSearchParams()
  const typed = params.get('q') ?? fromOldAddress(params.get('status'))
  const search = useMemo(() => readAnswerSearch(typed), [typed])
  const seek = (next: string) => setParams(next === '' ? {} : { q: next }, { replace: true })
  const style = answerList()
  const tools = (pause: ReactNode) => (
    <div className={style.tools}>
      {views}
      <SearchField
        // Mounted again when a verdict is chosen, because the choice writes another text into the field.
        key={search.is}
        label={words.searchAll}
        placeholder={words.answers.hint}
        initial={typed}
        onSearch={seek}
        className={style.search}
      />
      <PlainSelect
        label={words.answers.verdict}
        choices={[
          { value: ANY, label: words.answers.any },
          ...VERDICTS.map((value) => ({ value, label: words.answers.is[value] })),
        ]}
        value={search.is ?? ANY}
        onValueChange={(next) =>
          seek(writeAnswerSearch({ ...search, is: VERDICTS.find((each) => each === next) ?? null }))
        }
        className={style.filter}
      />
      {pause}
      <IconButton
        label={words.answers.masked}
        title={words.answers.masked}
        aria-pressed={isMasked}
        aria-keyshortcuts="V"
        onClick={() => onMask(!isMasked)}
      >
        {isMasked ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
      <LinkButton
        href={callUrl(downloadSubmissionSheet, { params: { id: game } })}
        download
        look="ghost"
        shape="icon"
        aria-label={words.submissionSheet}
        title={words.submissionSheet}
      >
        <Download aria-hidden />
      </LinkButton>
    </div>
  )
  const source = { kind: 'answers' as const, game, typed, search, isMasked }
  return (
    <div className={style.root}>
      <Answers
        key={JSON.stringify([typed, isMasked])}
        source={source}
        tools={tools}
        Panel={Panel}
        onClear={typed === '' ? null : () => seek('')}
      />
    </div>
  )
}

interface AnswersProps extends Pick<AnswerStreamProps, 'Panel'> {
  source: Extract<EntrySource, { kind: 'answers' }>
  tools: (pause: ReactNode) => ReactNode
  onClear: (() => void) | null
}

const everything = (entries: readonly LiveEntry[]) => entries

function Answers({ source, tools, Panel, onClear }: AnswersProps) {
  const { live } = useAtomValue(submissionsAtom(useWired().live, source.game))
  const list = useEntries({ source, live, foundIn: everything })
  const hold = useHold(list.acts)
  const [open, setOpen] = useState<FoldedAnswer | null>(null)
  const toRow = useRef<(key: string) => void>(() => {})
  const show = (row: FoldedAnswer) => {
    hold.begin('panel')
    setOpen(row)
  }
  const close = () => {
    if (open === null) return
    hold.swap('panel', 'cursor')
    setOpen(null)
    toRow.current(open.key)
  }
  const goOn = () => {
    hold.endAll()
    setOpen(null)
  }
  return (
    <>
      {tools(
        <PauseButton
          isHeld={hold.isHeld}
          coming={list.coming}
          onPress={() => (hold.isHeld ? goOn() : hold.begin('button'))}
        />,
      )}
      <div className={sidePanel().around}>
        <AnswerTable
          {...list}
          game={source.game}
          isMasked={source.isMasked}
          open={open?.key ?? null}
          onOpen={(row) => (row.key === open?.key ? close() : show(row))}
          onMove={(row) => (open === null ? undefined : show(row))}
          toRow={toRow}
          hold={hold}
          onClear={onClear}
        />
        <Suspense>
          {open === null ? null : (
            <Panel
              game={source.game}
              submission={open.submission}
              count={open.count}
              isMasked={source.isMasked}
              onClose={close}
            />
          )}
        </Suspense>
      </div>
    </>
  )
}

/** Addresses of earlier versions contain only the verdict, and must still work. */
function fromOldAddress(status: string | null): string {
  const verdict = VERDICTS.find((each) => SEARCHED_VERDICTS[each] === status)
  return verdict === undefined ? '' : `is:${verdict}`
}
