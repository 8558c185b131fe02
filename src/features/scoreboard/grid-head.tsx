import { memo, type Ref } from 'react'
import { CATEGORY_ICONS } from '#src/shell/category-icons.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { Badge } from '#src/ui/badge.tsx'
import { css } from '#styled/css/index.js'
import { board } from '#styled/recipes/board.js'
import { isRoomFor, type Band } from './category-bands.ts'
import { COLUMN_REM, type GridFrame } from './grid-frame.ts'

export interface GridHeadProps {
  frame: GridFrame
  bands: readonly Band[]
  /** The element for the names of the challenges. */
  titles: Ref<HTMLDivElement>
}

const style = board()

/** Over the columns: their categories and their names. */
export const GridHead = memo(function GridHead({ frame: { words }, bands, titles }: GridHeadProps) {
  const { labelOf, toneOf } = useCategories()
  return (
    <div role="rowgroup">
      <div aria-hidden className={style.flat}>
        <div className={style.lead} />
        {bands.map(({ tag, from, count }) => {
          const Icon = CATEGORY_ICONS[tag]
          return (
            <div
              key={from}
              title={labelOf(tag)}
              style={{ width: `${count * COLUMN_REM}rem` }}
              className={style.band}
            >
              <Badge
                size="md"
                tone={toneOf(tag)}
                icon={<Icon aria-hidden />}
                className={css({ width: 'full' })}
              >
                {isRoomFor(labelOf(tag), count) ? labelOf(tag) : null}
              </Badge>
            </div>
          )
        })}
      </div>
      <div ref={titles} role="row" aria-rowindex={1} className={style.flat}>
        <div role="columnheader" aria-colindex={1} data-covers-left className={style.corner}>
          <span>#</span>
          <span className={style.name}>{words.team}</span>
          <span>{words.score}</span>
        </div>
      </div>
    </div>
  )
})
