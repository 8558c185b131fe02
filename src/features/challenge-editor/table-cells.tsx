import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import GripVertical from 'lucide-react/icons/grip-vertical'
import SquarePen from 'lucide-react/icons/square-pen'
import { Link } from 'react-router-dom'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import type { Severity } from '#contract/models/opening-check-names.ts'
import { EPOCH, instant } from '#contract/models/time.ts'
import { useConfig } from '#src/api/use-config.ts'
import { formatCount } from '#src/format/count.ts'
import { formatNumber, formatShare } from '#src/format/number-and-date.ts'
import { formatDayHour } from '#src/format/time.ts'
import { CATEGORY_ICONS } from '#src/shell/category-icons.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { challengeTableWords } from '#src/text/areas/challenge-table.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { DenseCell } from '#src/ui/dense-cell.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { styleVars } from '#src/ui/style-vars.ts'
import { Switch } from '#src/ui/switch.tsx'
import { cx } from '#styled/css/index.js'
import { challengeTable } from '#styled/recipes/challenge-table.js'
import { denseList } from '#styled/recipes/dense-list.js'
import { toned } from '#styled/recipes/toned.js'
import { challengePath, titlePath } from './challenge-path.ts'
import { shareOf, type SwitchState } from './table-order.ts'

export interface TableRow {
  challenge: ChallengeInfoModel
  state: SwitchState
  /** The gravest finding of the opening check. Null: none. */
  finding: Severity | null
}
export interface TableCellsProps {
  game: number
  row: TableRow
  tab: 0 | -1
  isChosen: boolean
  /** The switch of the row waits for the server. */
  isTurning: boolean
  /** Null: the server has no acts on several challenges. */
  onChoose: ((isChosen: boolean) => void) | null
  onTurn: (isOn: boolean) => void
  /** Null: no row can be dragged, because the table is sorted or the server cannot change the order. */
  drag: { start: () => void; end: () => void } | null
}

export function PickCell({ row, tab, isChosen, onChoose, drag }: Omit<TableCellsProps, 'game'>) {
  const words = useWords(challengeTableWords)
  const { title } = row.challenge
  const style = challengeTable()
  return (
    <DenseCell name="pick">
      <span
        aria-hidden
        title={drag === null ? undefined : words.grip(title)}
        draggable={drag !== null}
        onDragStart={({ dataTransfer }) => {
          // Firefox drags nothing without data.
          dataTransfer.setData('text/plain', title)
          drag?.start()
        }}
        onDragEnd={drag?.end}
        className={style.grip}
      >
        {drag === null ? null : <GripVertical />}
      </span>
      {onChoose === null ? null : (
        <Checkbox
          label={<SrOnly>{words.select(title)}</SrOnly>}
          tabIndex={tab}
          checked={isChosen}
          onCheckedChange={onChoose}
        />
      )}
    </DenseCell>
  )
}

/** The title leads to the results, the pencil to the editor. */
export function TableCells(props: TableCellsProps) {
  const { game, row, tab, isTurning, onTurn } = props
  const { challenge, state, finding } = row
  const { locale } = useText()
  const { features } = useConfig()
  const words = useWords(challengeTableWords)
  const { type, container, list } = useWords(challengeEditorWords)
  const { labelOf, toneOf } = useCategories()
  const { id, title, tag, score, originalScore, solves, tries, lastHour, needs } = challenge
  const style = challengeTable()
  const cut = denseList().name
  const Icon = CATEGORY_ICONS[tag]
  const share = shareOf(challenge)
  const opensAt = instant(challenge.opensAt ?? EPOCH)
  const isChecked = features?.includes('opening-check')
  const check = finding ?? (needs !== undefined ? 'needs' : isChecked ? 'none' : null)
  return (
    <>
      <PickCell {...props} />
      <DenseCell name="title" title={title}>
        <span className={cx(toned({ tone: toneOf(tag) }), style.icon)}>
          <Icon aria-hidden />
        </span>
        <Link to={titlePath(game, id, features)} tabIndex={tab} className={cut}>
          <bdi>{title}</bdi>
        </Link>
      </DenseCell>
      <DenseCell name="category" tone="muted">
        <span className={cut}>{labelOf(tag)}</span>
      </DenseCell>
      <DenseCell name="type" tone="muted" title={type[challenge.type]}>
        <span className={cut}>{type[challenge.type]}</span>
      </DenseCell>
      <DenseCell name="worth">
        <b>{formatNumber(score, locale)}</b>
        <small className={style.first}>{words.atFirst(formatNumber(originalScore, locale))}</small>
      </DenseCell>
      <DenseCell name="solves">
        {solves === undefined ? (
          '–'
        ) : (
          <>
            <span className={style.figure}>{formatCount(solves)}</span>
            <span className={style.sentence}>{words.solves(solves)}</span>
          </>
        )}
      </DenseCell>
      <DenseCell name="tries" tone="muted">
        {tries === undefined ? '–' : formatCount(tries)}
      </DenseCell>
      <DenseCell name="share">
        {share === null ? null : (
          <span
            title={words.share(formatShare(share, locale))}
            className={cx(toned({ tone: toneOf(tag) }), style.meter)}
          >
            <i style={styleVars({ '--share': `${(share * 100).toFixed(1)}%` })} />
            <SrOnly>{words.share(formatShare(share, locale))}</SrOnly>
          </span>
        )}
      </DenseCell>
      <DenseCell name="hour" tone={lastHour ? undefined : 'muted'}>
        {lastHour === undefined ? '–' : lastHour === 0 ? '0' : words.hour(lastHour)}
      </DenseCell>
      <DenseCell name="on">
        <span
          data-state={state}
          title={state === 'waiting' ? words.opensItself(title) : undefined}
          className={style.switch}
        >
          <Switch
            label={<SrOnly>{list.switch(title)}</SrOnly>}
            tabIndex={tab}
            // Shows the wanted state while the server works on it.
            checked={(state !== 'off') !== isTurning}
            aria-busy={isTurning}
            {...(needs === undefined ? {} : { 'aria-describedby': `needs-${id}` })}
            onCheckedChange={onTurn}
          />
        </span>
      </DenseCell>
      <DenseCell name="opens" tone={state === 'waiting' ? 'good' : 'muted'}>
        {opensAt === instant(EPOCH) ? '–' : formatDayHour(opensAt, locale)}
      </DenseCell>
      <DenseCell name="check" tone={CHECK_TONES[check ?? 'none']} title={needs && container.needs[needs]}>
        {check === 'none' ? <CircleCheck aria-hidden className={style.fine} /> : null}
        {check === null || check === 'none' ? null : <CircleAlert aria-hidden />}
        <span className={style.check}>{check === null ? '–' : words.check[check]}</span>
        {needs === undefined ? null : (
          <SrOnly>
            <span id={`needs-${id}`}>{container.needs[needs]}</span>
          </SrOnly>
        )}
      </DenseCell>
      <DenseCell name="acts">
        <LinkButton
          as={Link}
          to={challengePath({ game, challenge: id })}
          tabIndex={tab}
          look="ghost"
          size="xs"
          shape="icon"
          aria-label={words.edit(title)}
        >
          <SquarePen aria-hidden />
        </LinkButton>
      </DenseCell>
    </>
  )
}

const CHECK_TONES = {
  none: 'muted',
  Error: 'danger',
  Warning: 'warning',
  Information: 'muted',
  needs: 'warning',
} as const
