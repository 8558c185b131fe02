import { memo } from 'react'
import type { Board, TeamRow } from '#contract/rules/board/board.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { CountingNumber } from '#src/ui/counting-number.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { SlideList } from '#src/ui/slide-list.tsx'
import { css, cx } from '#styled/css/index.js'

interface StandingsProps {
  board: Board
  climbs: ReadonlyMap<number, number>
  /** The place of the team that everybody is to look at; null is the top. */
  focus: number | null
}

/** The best teams, or those around one of them. */
export function Standings({ board, climbs, focus }: StandingsProps) {
  const words = useWords(projectorWords)
  return (
    <SlideList label={words.standings} order={board.ranking} focus={focus}>
      {(place) => {
        const row = board.rows[place]
        return row ? <TeamLine row={row} climb={climbs.get(row.id) ?? 0} isFocus={place === focus} /> : null
      }}
    </SlideList>
  )
}

const TeamLine = memo(function TeamLine({
  row,
  climb,
  isFocus,
}: {
  row: TeamRow
  climb: number
  isFocus: boolean
}) {
  const { locale } = useText()
  const words = useWords(projectorWords)
  const rank = formatNumber(row.rank, locale)
  return (
    <div className={cx(line, isFocus ? focused : plain)} {...(isFocus ? { 'aria-current': true } : {})}>
      <span
        className={css({
          width: { base: '8', md: '24' },
          flexShrink: '0',
          textStyle: 'digits',
          color: 'fg.muted',
          textAlign: 'end',
        })}
      >
        {rank}
      </span>
      <span
        className={css({
          flex: '1',
          minWidth: '0',
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          textOverflow: 'ellipsis',
          fontWeight: 'semibold',
        })}
      >
        {row.name}
      </span>
      {climb === 0 ? null : (
        <span className={climb > 0 ? up : down}>
          <span aria-hidden>{climb > 0 ? '▲' : '▼'}</span>
          <SrOnly>{climb > 0 ? words.climbed(climb) : words.fell(-climb)}</SrOnly>
        </span>
      )}
      <span className={css({ display: { base: 'none', md: 'block' }, color: 'fg.muted', fontSize: 'lg' })}>
        {words.solved(row.solved)}
      </span>
      <CountingNumber
        value={row.score}
        write={writerOf(locale)}
        className={css({ textStyle: 'digits', fontWeight: 'bold', color: 'brand.text' })}
      />
    </div>
  )
})

const writers = new Map<string, (value: number) => string>()
/** The same function for a language, or each number would be written anew at every turn. */
function writerOf(locale: string) {
  const writer = writers.get(locale) ?? ((value: number) => formatNumber(value, locale))
  writers.set(locale, writer)
  return writer
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  height: 'full',
  paddingInline: { base: '4', md: '8' },
  fontSize: { base: 'lg', md: '3xl' },
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'border.surface',
})
const plain = css({ backgroundColor: 'bg.canvas' })
const focused = css({ backgroundColor: 'bg.selected' })
const up = css({ color: 'fg.success', fontSize: 'lg' })
const down = css({ color: 'fg.danger', fontSize: 'lg' })
