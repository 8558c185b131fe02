import type { FlagLine, LineForm } from '#machines/admin/flag-import.ts'
import type { ChallengeEditorWords } from '#src/text/areas/challenge-editor.en.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'
import { LineChecks, type CheckedLine } from '#src/ui/line-checks.tsx'

/** What becomes of the flags that were pasted. */
export function FlagPreview({ lines, form }: { lines: readonly FlagLine[]; form: LineForm }) {
  const words = useWords(challengeEditorWords).adding
  return (
    <LineChecks
      label={words.preview}
      lines={lines}
      fateOf={({ flaw, double }) => (flaw !== null ? 'flawed' : double !== null ? 'double' : 'taken')}
      show={(line) => shown(line, form, words)}
      more={words.more}
    />
  )
}

type AddingWords = ChallengeEditorWords['adding']

function shown(line: FlagLine, form: LineForm, words: AddingWords): CheckedLine {
  const { flag, url } = line
  const content = (
    <Text as="code" face="code">
      {flag}
      {url === null ? null : <Text tone="muted"> {url}</Text>}
    </Text>
  )
  return { name: words.line(line.line), content, verdict: said(line, form, words) }
}

function said({ flaw, double }: FlagLine, form: LineForm, words: AddingWords): string {
  if (flaw !== null) return words.flaw[flaw]
  if (double === null) return words.ready
  const isDealt = form === 'with-address'
  return double === 'above'
    ? isDealt
      ? words.aboveTeam
      : words.above
    : isDealt
      ? words.storedTeam
      : words.stored
}
