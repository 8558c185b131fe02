import type { SubmitEvent } from 'react'
import { MAX_FLAG_LENGTH } from '#contract/rules/flag-template.ts'
import { flagFlaw, type FlagAnswerView } from '#machines/game/flag-answer.facts.ts'
import type { FlagAnswerCommand } from '#machines/game/flag-answer.machine.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'
import { VerdictLine } from './verdict-line.tsx'

export interface FlagFormProps {
  view: FlagAnswerView
  send: (wish: FlagAnswerCommand) => void
  flag: string
  onType: (flag: string) => void
}

export function FlagForm({ view, send, flag, onType }: FlagFormProps) {
  const words = useWords(challengeWords).answer
  const flaws = useVisibleFlaws({ flag: flagFlaw(flag) })
  const flaw = flaws.of('flag')
  const isBusy = view.kind === 'busy' || view.kind === 'cut'
  const isClosed = view.kind === 'over' || view.kind === 'suspended' || view.kind === 'gone'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || isClosed || view.kind === 'held-off') return
    submitForm(event.currentTarget, () => {
      flaws.showAll()
      send({ type: 'submit', flag })
    })
  }
  return (
    <Stack as="form" noValidate onSubmit={submit} gap="3">
      <Row gap="3" wrap={false} align="start">
        <TextField
          // The next try most likely replaces the last.
          retypeOn={answered(view)}
          label={words.label}
          name="flag"
          face="mono"
          size="lg"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={flag}
          readOnly={isBusy || isClosed}
          error={
            flaw === 'missing'
              ? words.flaw.missing
              : flaw === 'long'
                ? words.flaw.long(MAX_FLAG_LENGTH)
                : null
          }
          onValueChange={(typed) => {
            onType(typed)
            send({ type: 'edit' })
          }}
          className={css({ flex: '1' })}
        />
        <span className={css({ paddingBlockStart: '5' })}>
          <Button
            type="submit"
            tone="brand"
            size="lg"
            state={isBusy ? 'busy' : 'ready'}
            aria-disabled={isBusy || isClosed || view.kind === 'held-off'}
          >
            {words.submit}
          </Button>
        </span>
      </Row>
      <VerdictLine view={view} send={send} />
    </Stack>
  )
}

/** The last answer, so that a new one is recognised. Null: there is none. */
function answered(view: FlagAnswerView): unknown {
  switch (view.kind) {
    case 'wrong':
    case 'unknown':
      return view.submission
    case 'refused':
      return view.problem
    default:
      return null
  }
}
