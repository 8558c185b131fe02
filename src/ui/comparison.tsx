import { useId } from 'react'
import { css } from '#styled/css/index.js'
import { Text } from './layout.tsx'

export type ComparisonSide = 'mine' | 'theirs'
export interface ComparisonRow {
  key: string
  label: string
  mine: string
  theirs: string
  choice: ComparisonSide | null
  /**
   * A sentence about the equal lines that are left out above. Null: none are left out. The same holds for
   * `below`.
   */
  above?: string | null
  below?: string | null
}
export interface ComparisonProps {
  rows: readonly ComparisonRow[]
  labels: { mine: string; theirs: string; empty: string }
  onChoose: (key: string, side: ComparisonSide) => void
}

/**
 * Two versions of some fields next to each other, or below each other on phones. The user chooses one version
 * of each.
 */
export function Comparison({ rows, labels, onChoose }: ComparisonProps) {
  return rows.map((row) => <Row key={row.key} row={row} labels={labels} onChoose={onChoose} />)
}

function Row({
  row,
  labels,
  onChoose,
}: Pick<ComparisonProps, 'labels' | 'onChoose'> & { row: ComparisonRow }) {
  const id = useId()
  return (
    <Text as="fieldset" narrows>
      <legend className={css({ fontWeight: 'semibold', marginBlockEnd: '2' })}>{row.label}</legend>
      <div className={pair}>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className={box}>
            <span
              className={css({
                display: 'flex',
                alignItems: 'center',
                gap: '2',
                minHeight: '6',
                fontWeight: 'medium',
              })}
            >
              <input
                type="radio"
                name={id}
                checked={row.choice === side}
                aria-labelledby={`${id}-${side}`}
                aria-describedby={`${id}-${side}-text`}
                onChange={() => onChoose(row.key, side)}
                className={css({ accentColor: 'brand.solid', boxSize: '4', borderRadius: 'full' })}
              />
              <span id={`${id}-${side}`}>{labels[side]}</span>
            </span>
            <span
              id={`${id}-${side}-text`}
              className={css({ display: 'block', maxHeight: '80', overflow: 'auto' })}
            >
              {row.above ? <span className={same}>{row.above}</span> : null}
              {row[side] === '' ? (
                <span className={same}>{labels.empty}</span>
              ) : (
                <span className={text}>{row[side]}</span>
              )}
              {row.below ? <span className={same}>{row.below}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </Text>
  )
}

const pair = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
})
const box = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  padding: '3',
  minWidth: '0',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.control',
  borderRadius: 'small',
  backgroundColor: 'bg.inset',
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'brand.line', backgroundColor: 'bg.selected' },
})
const text = css({ display: 'block', textStyle: 'code', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
const same = css({ display: 'block', color: 'fg.muted', fontSize: 'sm' })
