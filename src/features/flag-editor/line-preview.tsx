import { CircleAlert, Copy, Plus } from 'lucide-react'
import type { FlagLine, LineForm } from '#machines/admin/flag-lines.ts'
import type { ChallengeEditorWords } from '#src/text/areas/challenge-editor.en.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { css } from '#styled/css/index.js'

/** Thousands may be pasted: beyond these only what is to be mended is told line by line. */
const MOST_SHOWN = 100

/** Each line and what becomes of it, what is to be mended first. */
export function LinePreview({ lines, form }: { lines: readonly FlagLine[]; form: LineForm }) {
  const words = useWords(challengeEditorWords).adding
  if (lines.length === 0) return null
  const flawed = lines.filter(({ flaw }) => flaw !== null)
  const rest = lines.filter(({ flaw }) => flaw === null)
  const shown = [...flawed, ...rest].slice(0, MOST_SHOWN)
  const left = lines.length - shown.length
  return (
    // A box that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={words.preview} tabIndex={0} className={box}>
      <ul>
        {shown.map((line) => (
          <li key={line.line} className={row}>
            <span className={css({ color: 'fg.muted', fontSize: 'sm', flexShrink: '0' })}>{words.line(line.line)}</span>
            <code className={css({ flex: '1', minWidth: '0', textStyle: 'code', overflowWrap: 'anywhere' })}>
              {line.flag}
              {line.url === null ? null : <span className={css({ color: 'fg.muted' })}> {line.url}</span>}
            </code>
            <Verdict line={line} form={form} />
          </li>
        ))}
      </ul>
      {left > 0 ? <p className={css({ color: 'fg.muted', fontSize: 'sm', paddingBlock: '1' })}>{words.more(left)}</p> : null}
    </section>
  )
}

function Verdict({ line, form }: { line: FlagLine; form: LineForm }) {
  const words = useWords(challengeEditorWords).adding
  const Icon = line.flaw !== null ? CircleAlert : line.double !== null ? Copy : Plus
  return (
    <span data-tone={line.flaw !== null ? 'danger' : line.double !== null ? 'warning' : 'success'} className={verdict}>
      <Icon aria-hidden />
      {said(line, form, words)}
    </span>
  )
}

function said({ flaw, double }: FlagLine, form: LineForm, words: ChallengeEditorWords['adding']): string {
  if (flaw !== null) return words.flaw[flaw]
  if (double === null) return words.ready
  const isDealt = form === 'with-address'
  return double === 'above' ? (isDealt ? words.aboveTeam : words.above) : isDealt ? words.storedTeam : words.stored
}

const box = css({
  maxHeight: '72',
  overflow: 'auto',
  paddingInline: '3',
  paddingBlock: '2',
  borderWidth: 'thin',
  borderStyle: 'dashed',
  borderColor: 'border.raised',
  borderRadius: 'small',
})
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', paddingBlock: '1' })
const verdict = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  fontSize: 'sm',
  '& > svg': { boxSize: '4', flexShrink: '0' },
  '&[data-tone=danger]': { color: 'fg.danger' },
  '&[data-tone=warning]': { color: 'fg.warning' },
  '&[data-tone=success]': { color: 'fg.success' },
})
