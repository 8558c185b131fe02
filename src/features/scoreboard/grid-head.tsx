import { memo, type Ref } from 'react'
import { CATEGORY_ICONS } from '#src/shell/category-icons.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { board } from '#styled/recipes/board.js'
import type { Band } from './category-bands.ts'
import type { GridFrame } from './grid-form.ts'

export interface GridHeadProps {
  frame: GridFrame
  bands: readonly Band[]
  titles: Ref<HTMLDivElement>
}

const style = board()

/** The header of the columns: the titles of the challenges above the bands of their categories. */
export const GridHead = memo(function GridHead({ frame: { words, columns }, bands, titles }: GridHeadProps) {
  const { labelOf, toneOf } = useCategories()
  const isCounted = columns === 'categories'
  return (
    <div role="row" aria-rowindex={1}>
      <div role="columnheader" aria-colindex={1} className={style.corner}>
        <span>#</span>
        <span>{words.team}</span>
        <span>{words.head.trend}</span>
        <span className={style.cornerEnd}>
          <span>{words.score}</span>
          <span>{words.head.toNext}</span>
        </span>
        <span className={style.cornerEnd}>
          <span>{words.solved}</span>
          <span>{words.head.last}</span>
        </span>
      </div>
      <div className={style.heads}>
        <div ref={titles} />
        <div aria-hidden={isCounted ? undefined : true} className={style.bands}>
          {bands.map(({ tag, from, count }, nth) => {
            const Icon = CATEGORY_ICONS[tag]
            return (
              <div
                key={from}
                {...(isCounted ? { role: 'columnheader', 'aria-colindex': nth + 2 } : {})}
                title={labelOf(tag)}
                data-tone={toneOf(tag)}
                style={{ width: `calc(${isCounted ? 1 : count} * var(--cell))` }}
                className={style.band}
              >
                <Icon aria-hidden />
                <span>{labelOf(tag)}</span>
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
})
