import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { CATEGORY_ICONS } from '#src/lib/category-icons.ts'
import { CATEGORY_TONES } from '#src/lib/category-tones.ts'
import { formatNumber } from '#src/lib/format.ts'
import type { Span } from '#src/ui/grid-window.ts'
import { Badge } from '#src/ui/badge.tsx'
import { css } from '#styled/css/index.js'
import { board } from '#styled/recipes/board.js'
import type { Band } from './board-bands.ts'
import type { GridFrame } from './grid-frame.ts'

export interface GridHeadProps extends Span {
  frame: GridFrame
  bands: readonly Band[]
  columnPx: number
}

const style = board()

/** Over the columns: their categories, their names and what each is worth now. */
export const GridHead = memo(function GridHead({ frame, bands, columnPx, from, to }: GridHeadProps) {
  const { words } = frame
  return (
    <div role="rowgroup">
      <div aria-hidden className={style.flat}>
        <div className={style.lead} />
        {bands.map(({ tag, from: first, count }) => {
          const Icon = CATEGORY_ICONS[tag]
          return (
            <div key={first} style={{ width: count * columnPx }} className={style.band}>
              <Badge size="md" tone={CATEGORY_TONES[tag]} icon={<Icon aria-hidden />} className={css({ width: 'full' })}>
                {count > 1 ? tag : null}
              </Badge>
            </div>
          )
        })}
      </div>
      <div role="row" aria-rowindex={1} className={style.flat}>
        <div role="columnheader" aria-colindex={1} data-covers-left className={style.lead}>
          <span>#</span>
          <span className={style.name}>{words.team}</span>
          <span>{words.score}</span>
        </div>
        <div className={style.flat} style={{ transform: `translateX(${from * columnPx}px)` }}>
          {Array.from({ length: to - from }, (_, nth) => (
            <Title key={nth} frame={frame} place={from + nth} />
          ))}
        </div>
      </div>
    </div>
  )
})

const Title = memo(function Title({ frame, place }: { frame: GridFrame; place: number }) {
  const { atoms, words, locale } = frame
  const challenge = useAtomValue(atoms.challengeOf(place))
  if (challenge === null) return null
  const { title, score, solved } = challenge
  return (
    <div role="columnheader" aria-colindex={place + 2} title={words.worth(title, formatNumber(score, locale), solved)} className={style.title}>
      <span>{title}</span>
      <span className={worth}>{score}</span>
    </div>
  )
})

const worth = css({ textStyle: 'digits', color: 'fg.muted', fontSize: 'xs' })
