import SearchCheck from 'lucide-react/icons/search-check'
import type { TakeOverFault, TakeOverSource } from '#contract/models/take-over.ts'
import { sourceFlaws, type TakeOverCommand, type TakeOverView } from '#machines/admin/take-over.machine.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { takeOverWords } from '#src/text/areas/take-over.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Code } from '#src/ui/code.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { TakeOverFound } from './take-over-found.tsx'

export interface TakeOverOfferProps {
  view: Extract<TakeOverView, { kind: 'open' | 'sending' }>
  form: TakeOverSource
  onType: (typed: Partial<TakeOverSource>) => void
  send: (command: TakeOverCommand) => void
}

/** The form for the other server, and below it how the last try ended. */
export function TakeOverOffer({ view, form, onType, send }: TakeOverOfferProps) {
  const words = useWords(takeOverWords)
  const { reading } = useText().screens
  const { last, hasKey, problem } = view
  const isBusy = view.kind === 'sending'
  const shown = useVisibleFlaws(sourceFlaws(form))
  const errorOf = (field: 'from' | 'folder') => {
    const flaw = shown.of(field)
    return flaw && words.flaw[field][flaw]
  }
  const typed = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, face: 'mono' } as const
  return (
    <>
      <FormSection title={words.source} text={hasKey ? words.withKey : words.withoutKey}>
        <Stack
          as="form"
          noValidate
          gap="4"
          onSubmit={(event) => {
            event.preventDefault()
            if (isBusy) return
            submitForm(event.currentTarget, () => {
              shown.showAll()
              send({ type: 'try', form })
            })
          }}
        >
          <TextField
            {...typed}
            name="from"
            label={words.database}
            hint={words.databaseHint}
            value={form.from}
            readOnly={isBusy}
            error={errorOf('from')}
            onBlur={shown.leave}
            onValueChange={(from) => onType({ from })}
          />
          <TextField
            {...typed}
            name="folder"
            label={words.folder}
            hint={words.folderHint}
            value={form.folder}
            readOnly={isBusy}
            error={errorOf('folder')}
            onBlur={shown.leave}
            onValueChange={(folder) => onType({ folder })}
          />
          <Button
            type="submit"
            {...(last?.kind === 'tried' ? { look: 'outline' } : { tone: 'brand' })}
            icon={<SearchCheck aria-hidden />}
            state={isBusy ? 'busy' : 'ready'}
            place="start"
          >
            {isBusy ? words.sending : last === null ? words.tryOut : words.tryAgain}
          </Button>
          {problem ? <Alert tone="danger">{problemWords(problem, reading)}</Alert> : null}
          {last?.kind === 'failed' ? <Failed isTrial={last.isTrial} fault={last.fault} /> : null}
        </Stack>
      </FormSection>
      {last?.kind === 'tried' ? (
        <TakeOverFound
          report={last.report}
          isBusy={isBusy || form.from === ''}
          onTake={() => send({ type: 'take', form })}
        />
      ) : null}
    </>
  )
}

function Failed({ isTrial, fault: { reason, said } }: { isTrial: boolean; fault: TakeOverFault }) {
  const words = useWords(takeOverWords)
  return (
    <Alert tone="danger" title={words.failed[isTrial ? 'trial' : 'take']}>
      {words.reason[reason]}
      {said === null ? null : (
        <Text as="p">
          <Code>{said}</Code>
        </Text>
      )}
    </Alert>
  )
}
