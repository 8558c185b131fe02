import { MAX_FLAGS_AT_ONCE } from '#contract/rules/edit-limits.ts'
import { flagsIn, mayAdd, readFlagLines, type FlagLine, type LineForm } from '#machines/admin/flag-import.ts'
import type { FormView } from '#machines/kit/form.ts'
import type { ChallengeEditorWords } from '#src/text/areas/challenge-editor.en.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { LineChecks, type CheckedLine } from '#src/ui/line-checks.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { EditorSection } from './editor-section.tsx'

export const exampleLines: readonly FlagLine[] = readFlagLines(
  'flag{one}\nflag{two}\nflag{two}\nflag{stored}',
  'alone',
  ['flag{stored}'],
)

export interface FlagLinesFormProps {
  view: FormView
  form: LineForm
  text: string
  lines: readonly FlagLine[]
  onType: (text: string) => void
  onSubmit: () => void
}

export function FlagLinesForm({ view, form, text, lines, onType, onSubmit }: FlagLinesFormProps) {
  const { reading } = useText().screens
  const words = useWords(challengeEditorWords).adding
  const isBusy = view.kind === 'busy'
  const flawed = lines.filter(({ flaw }) => flaw !== null).length
  const count = flagsIn(lines, form).length
  const may = mayAdd(lines, form)
  const title = form === 'alone' ? words.title : words.titleLinks
  return (
    <EditorSection title={title}>
      <Stack
        as="form"
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy && may) onSubmit()
          else event.currentTarget.querySelector('textarea')?.focus()
        }}
        gap="3"
      >
        <TextArea
          label={form === 'alone' ? words.flags : words.links}
          name="lines"
          hint={words.hint}
          face="mono"
          rows={5}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isBusy}
          value={text}
          onValueChange={onType}
        />
        <FlagPreview lines={lines} form={form} />
        {view.kind === 'open' && view.problem ? (
          <Alert tone="danger">{problemWords(view.problem, reading)}</Alert>
        ) : null}
        <Row gap="3">
          <Button
            type="submit"
            look="outline"
            state={isBusy ? 'busy' : 'ready'}
            {...(may || isBusy ? {} : { 'aria-disabled': true })}
          >
            {isBusy ? words.busy : words.submit}
          </Button>
          <Text as="output" size="sm" tone="muted">
            {flawed > 0
              ? words.mend(flawed)
              : count > MAX_FLAGS_AT_ONCE
                ? words.many(MAX_FLAGS_AT_ONCE)
                : lines.length > 0
                  ? words.sum(count)
                  : null}
          </Text>
        </Row>
      </Stack>
    </EditorSection>
  )
}

/** Shows for each pasted line whether it will be added, or the reason why not. */
function FlagPreview({ lines, form }: { lines: readonly FlagLine[]; form: LineForm }) {
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
