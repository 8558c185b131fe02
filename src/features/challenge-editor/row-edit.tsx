import Check from 'lucide-react/icons/check'
import { useState, type KeyboardEvent } from 'react'
import { CHALLENGE_TAGS, type ChallengeTag } from '#contract/models/challenge-names.ts'
import { EPOCH, instant, toIso } from '#contract/models/time.ts'
import { SCORE } from '#contract/rules/challenge.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { challengeTableWords } from '#src/text/areas/challenge-table.ts'
import { useWords } from '#src/text/use-text.ts'
import { fromWallTime, toWallTime } from '#src/ui/date-time.tsx'
import { DenseCell } from '#src/ui/dense-cell.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { challengeTable } from '#styled/recipes/challenge-table.js'
import { denseList } from '#styled/recipes/dense-list.js'
import type { EditedValues } from './bulk-acts.ts'
import { PickCell, type TableCellsProps } from './table-cells.tsx'

export interface RowEditProps extends TableCellsProps {
  isBusy: boolean
  onSave: (wish: EditedValues) => void
  onLeave: () => void
}

/** Shows the row as fields of the same height. Enter saves all fields, Escape discards the input. */
export function RowEdit(props: RowEditProps) {
  const { row, isBusy, onSave, onLeave } = props
  const { challenge } = row
  const words = useWords(challengeTableWords)
  const { type, list } = useWords(challengeEditorWords)
  const { labelOf } = useCategories()
  const [title, setTitle] = useState(challenge.title)
  const [tag, setTag] = useState<ChallengeTag>(challenge.tag)
  const [points, setPoints] = useState(String(challenge.originalScore))
  const [isEnabled, setEnabled] = useState(challenge.isEnabled)
  const [opensAt, setOpensAt] = useState(instant(challenge.opensAt ?? EPOCH))
  const style = challengeTable()
  const worth = Number(points)
  const isTitled = title.trim() !== ''
  const isScored = points.trim() !== '' && Number.isInteger(worth) && worth >= SCORE.min && worth <= SCORE.max
  const save = (from: Element) => {
    if (!isTitled || !isScored || isBusy) return
    focusRow(from)
    onSave({
      title: title.trim(),
      tag,
      originalScore: worth,
      isEnabled,
      opensAt: opensAt === instant(EPOCH) ? EPOCH : toIso(opensAt),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter') return save(event.currentTarget)
    focusRow(event.currentTarget)
    onLeave()
  }
  return (
    <>
      <PickCell {...props} drag={null} />
      <DenseCell name="title">
        <input
          ref={focusOnce}
          aria-label={words.field.title}
          aria-invalid={!isTitled}
          className={style.field}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          onKeyDown={onKeyDown}
        />
      </DenseCell>
      <DenseCell name="category">
        <select
          aria-label={words.category}
          className={style.field}
          value={tag}
          onChange={({ target }) =>
            setTag(CHALLENGE_TAGS.find((each) => each === target.value) ?? challenge.tag)
          }
          onKeyDown={onKeyDown}
        >
          {CHALLENGE_TAGS.map((each) => (
            <option key={each} value={each}>
              {labelOf(each)}
            </option>
          ))}
        </select>
      </DenseCell>
      <DenseCell name="type" tone="muted">
        <span className={denseList().name}>{type[challenge.type]}</span>
      </DenseCell>
      <DenseCell name="worth">
        <input
          inputMode="numeric"
          aria-label={words.field.points}
          aria-invalid={!isScored}
          className={style.field}
          value={points}
          onChange={({ target }) => setPoints(target.value)}
          onKeyDown={onKeyDown}
        />
      </DenseCell>
      <DenseCell name="solves" />
      <DenseCell name="tries" />
      <DenseCell name="share" />
      <DenseCell name="hour" />
      <DenseCell name="on">
        <span data-state={isEnabled ? 'on' : 'off'} className={style.switch}>
          <Switch
            label={<SrOnly>{list.switch(challenge.title)}</SrOnly>}
            checked={isEnabled}
            onCheckedChange={setEnabled}
            onKeyDown={onKeyDown}
          />
        </span>
      </DenseCell>
      <DenseCell name="time">
        <input
          type="datetime-local"
          step={60}
          aria-label={words.column.opens}
          className={style.field}
          value={opensAt === instant(EPOCH) ? '' : toWallTime(opensAt).slice(0, WALL_MINUTES)}
          onChange={({ target }) => setOpensAt(fromWallTime(target.value) ?? instant(EPOCH))}
          onKeyDown={onKeyDown}
        />
      </DenseCell>
      <DenseCell name="acts">
        <IconButton
          size="xs"
          label={words.save(challenge.title)}
          state={isBusy ? 'busy' : 'ready'}
          onKeyDown={(event) => (event.key === 'Escape' ? onKeyDown(event) : undefined)}
          onClick={({ currentTarget }) => save(currentTarget)}
        >
          <Check aria-hidden />
        </IconButton>
      </DenseCell>
    </>
  )
}

/** The length of a local time to the minute, such as `2026-11-22T12:00`. */
const WALL_MINUTES = 16

const focusOnce = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}

/** Focuses the row, because the fields disappear. A later dialog returns the focus to the row. */
const focusRow = (from: Element) => from.closest<HTMLElement>('div[role=row]')?.focus()
