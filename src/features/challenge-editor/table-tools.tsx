import CalendarClock from 'lucide-react/icons/calendar-clock'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { exportGame } from '#contract/calls/game-archive.ts'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { CHALLENGE_TAGS } from '#contract/models/challenge-names.ts'
import {
  sizeOf,
  type ChallengeEdits,
  type ChallengeEditsView,
} from '#machines/admin/challenge-edits.machine.ts'
import { callUrl } from '#src/api/call-url.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import type { ChallengeTableWords } from '#src/text/areas/challenge-table.en.ts'
import { challengeTableWords } from '#src/text/areas/challenge-table.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Kbd } from '#src/ui/kbd.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { challengeTable } from '#styled/recipes/challenge-table.js'
import { denseList } from '#styled/recipes/dense-list.js'
import type { BulkKind } from './bulk-acts.ts'
import type { TableRow } from './table-cells.tsx'
import type { TableFilter, TableState } from './table-order.ts'

const TAGS = ['all', ...CHALLENGE_TAGS] as const
const STATES = ['any', 'on', 'off', 'waiting'] as const satisfies readonly TableState[]

export interface TableToolsProps {
  /** A new value empties the search field. */
  round: number
  filter: TableFilter
  own: readonly ChallengeInfoModel[]
  shown: readonly TableRow[]
  isSorted: boolean
  isEditing: boolean
  view: ChallengeEditsView
  /** Why the last act failed. */
  problem: string | null
  /** The number of challenges that were just copied from another game. */
  copied: number | null
  onFilter: (filter: TableFilter) => void
  onOwnOrder: () => void
  onUndo: (() => void) | null
  onCreate: () => void
  /** Null: the server cannot copy challenges. */
  onCopy: (() => void) | null
}

/** Shows the search, the filters and the result of the last act. */
export function TableTools(props: TableToolsProps) {
  const { round, filter, isSorted, onFilter, onOwnOrder, onCreate, onCopy } = props
  const words = useWords(challengeTableWords)
  const { labelOf } = useCategories()
  const style = denseList()
  const own = challengeTable()
  return (
    <div className={style.tools}>
      <SearchField
        key={round}
        label={words.search}
        placeholder={words.search}
        onSearch={(text) => onFilter({ ...filter, text })}
        className={style.search}
      />
      <PlainSelect
        label={words.category}
        choices={TAGS.map((value) => ({
          value,
          label: value === 'all' ? words.anyCategory : labelOf(value),
        }))}
        value={filter.tag ?? 'all'}
        onValueChange={(tag) => onFilter({ ...filter, tag: tag === 'all' ? null : tag })}
        className={own.filter}
      />
      <PlainSelect
        label={words.state}
        choices={STATES.map((value) => ({ value, label: words.states[value] }))}
        value={filter.state}
        onValueChange={(state) => onFilter({ ...filter, state })}
        className={own.filter}
      />
      {isSorted ? (
        <Button size="sm" look="ghost" title={words.order.note} onClick={onOwnOrder}>
          {words.order.back}
        </Button>
      ) : null}
      <Status {...props} />
      {onCopy === null ? null : (
        <IconButton label={words.copy} title={words.copy} look="outline" size="sm" onClick={onCopy}>
          <Copy aria-hidden />
        </IconButton>
      )}
      <Button tone="brand" size="sm" icon={<Plus aria-hidden />} onClick={onCreate}>
        {words.create}
      </Button>
    </div>
  )
}

function Status({ own, shown, isSorted, isEditing, view, problem, copied, onUndo }: TableToolsProps) {
  const words = useWords(challengeTableWords)
  const style = challengeTable()
  const done = view.kind === 'idle' && view.value !== null ? view.task : null
  const count = (state: TableRow['state']) => shown.filter((row) => row.state === state).length
  const text = () => {
    if (problem !== null) return problem
    if (view.kind === 'busy') return words.busy
    if (isEditing) return words.editing
    if (copied !== null) return words.copied(copied)
    if (done !== null) return saidOf(done, words)
    if (shown.length < own.length) return words.found(shown.length, own.length)
    const counted = words.counted(own.length, count('on'), count('waiting'))
    return isSorted ? `${counted} · ${words.order.note}` : counted
  }
  return (
    <span role="status" data-failed={problem === null ? undefined : true} className={style.status}>
      <span>{text()}</span>
      {onUndo !== null && problem === null && !isEditing ? (
        <Button size="xs" look="ghost" aria-keyshortcuts="Z" onClick={onUndo}>
          {words.undo} <Kbd aria-hidden>z</Kbd>
        </Button>
      ) : null}
    </span>
  )
}

function saidOf({ edit, isUndo }: ChallengeEdits, { done }: ChallengeTableWords): string {
  if (isUndo) return done.undone
  return edit.kind === 'order' ? done.order : done[edit.kind](sizeOf(edit))
}

const ACTS = ['enable', 'disable', 'open', 'category', 'move'] as const satisfies readonly BulkKind[]

export interface BulkToolsProps {
  game: number
  chosen: ReadonlySet<number>
  /** The number of rows that match the filter. */
  shown: number
  isBusy: boolean
  /** Why the last act failed. */
  problem: string | null
  onAct: (kind: BulkKind) => void
  onAll: () => void
  onClear: () => void
}

/** Replaces `TableTools` while challenges are chosen. */
export function BulkTools(props: BulkToolsProps) {
  const { game, chosen, shown, isBusy, problem, onAct, onAll, onClear } = props
  const words = useWords(challengeTableWords)
  const style = denseList()
  const { bulk } = words
  return (
    <div data-chosen className={style.tools}>
      <output className={challengeTable().chosen}>{isBusy ? words.busy : bulk.selected(chosen.size)}</output>
      {chosen.size < shown ? (
        <Button size="xs" look="ghost" onClick={onAll}>
          {bulk.all(shown)} <Kbd aria-hidden>*</Kbd>
        </Button>
      ) : null}
      {ACTS.map((kind) => (
        <Button
          key={kind}
          size="sm"
          icon={kind === 'open' ? <CalendarClock aria-hidden /> : undefined}
          onClick={() => onAct(kind)}
        >
          {bulk.act[kind]}
        </Button>
      ))}
      <LinkButton
        href={callUrl(exportGame, { params: { id: game }, query: { challenges: [...chosen].join(',') } })}
        download
        look="ghost"
        size="sm"
        icon={<Download aria-hidden />}
      >
        {bulk.export}
      </LinkButton>
      <span role="status" data-failed className={challengeTable().status}>
        {problem === null ? null : <span>{problem}</span>}
      </span>
      <Button
        tone="danger"
        look="outline"
        size="sm"
        icon={<Trash2 aria-hidden />}
        onClick={() => onAct('delete')}
      >
        {bulk.act.delete}
      </Button>
      <Button size="sm" look="ghost" onClick={onClear}>
        {bulk.clear} <Kbd aria-hidden>{bulk.clearKey}</Kbd>
      </Button>
    </div>
  )
}
