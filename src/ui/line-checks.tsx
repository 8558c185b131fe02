import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { ScrollBox } from './scroll-box.tsx'
import { Text } from './layout.tsx'

/** `flawed`: the line has an error. `double`: the same exists already. `taken`: the line is accepted. */
export type LineResult = 'flawed' | 'double' | 'taken'
export interface CheckedLine {
  /** The text by which the user recognises the line. */
  name: string
  content: ReactNode
  verdict: string
}
export interface LinePreviewProps<Line> {
  label: string
  lines: readonly Line[]
  fateOf: (line: Line) => LineResult
  /** Runs for visible lines only. */
  show: (line: Line) => CheckedLine
  more: (left: number) => string
}

/** Users may paste thousands of lines, but nobody reads more than this. */
const MAX_SHOWN = 100

/** Lines with errors come first, because the user has to fix them. */
export function LineChecks<Line extends { line: number }>({
  label,
  lines,
  fateOf,
  show,
  more,
}: LinePreviewProps<Line>) {
  if (lines.length === 0) return null
  const isFlawed = (line: Line) => fateOf(line) === 'flawed'
  const shown = [...lines.filter(isFlawed), ...lines.filter((line) => !isFlawed(line))].slice(0, MAX_SHOWN)
  const left = lines.length - shown.length
  return (
    <ScrollBox aria-label={label} className={box}>
      <ul>
        {shown.map((line) => {
          const { name, content, verdict: said } = show(line)
          const fate = fateOf(line)
          const Icon = ICONS[fate]
          return (
            <li key={line.line} className={row}>
              <span className={css({ color: 'fg.muted', fontSize: 'sm', flexShrink: '0' })}>{name}</span>
              <Text grows lines="broken">
                {content}
              </Text>
              <span data-fate={fate} className={verdict}>
                <Icon aria-hidden />
                {said}
              </span>
            </li>
          )
        })}
      </ul>
      {left > 0 ? (
        <p className={css({ color: 'fg.muted', fontSize: 'sm', paddingBlock: '1' })}>{more(left)}</p>
      ) : null}
    </ScrollBox>
  )
}

const ICONS = { flawed: CircleAlert, double: Copy, taken: Plus }

const box = css({
  maxHeight: '72',
  paddingInline: '3',
  paddingBlock: '2',
  borderWidth: 'thin',
  borderStyle: 'dashed',
  borderColor: 'border.raised',
  borderRadius: 'small',
})
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '3',
  paddingBlock: '1',
})
const verdict = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  fontSize: 'sm',
  '& > svg': { boxSize: '4', flexShrink: '0' },
  '&[data-fate=flawed]': { color: 'fg.danger' },
  '&[data-fate=double]': { color: 'fg.warning' },
  '&[data-fate=taken]': { color: 'fg.success' },
})
