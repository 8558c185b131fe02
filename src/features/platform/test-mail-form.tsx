import Send from 'lucide-react/icons/send'
import type { MailTrial, PlatformMeans } from '#contract/models/platform.ts'
import { emailFlaw } from '#contract/rules/account.ts'
import type { ActView } from '#machines/kit/act.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { platformConfigWords } from '#src/text/areas/platform-config.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { TextField } from '#src/ui/text-field.tsx'

export interface MailTrialFormProps {
  view: ActView<string, MailTrial>
  means: PlatformMeans | null
  to: string
  onTo: (to: string) => void
  onSend: () => void
}

export function MailTrialForm({ view, means, to, onTo, onSend }: MailTrialFormProps) {
  const { reading } = useText().screens
  const words = useWords(platformConfigWords)
  // An empty field sends the email to the user's own address.
  const shown = useVisibleFlaws({ to: to.trim() === '' ? null : emailFlaw(to.trim()) })
  const isBusy = view.kind === 'busy'
  const hasFlaw = to.trim() !== '' && emailFlaw(to.trim()) !== null
  return (
    <FormSection
      title={words.section.mail}
      text={means ? words.mail.way[means.mail](means.sender ?? '', means.mailServer ?? '') : undefined}
    >
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isBusy) return
          submitForm(event.currentTarget, () => {
            shown.showAll()
            if (!hasFlaw) onSend()
          })
        }}
        gap="4"
      >
        <TextField
          name="to"
          type="email"
          label={words.mail.to}
          hint={words.mail.toHint}
          autoComplete="email"
          autoCapitalize="none"
          value={to}
          readOnly={isBusy}
          error={shown.of('to') && words.mail.misshapen}
          onBlur={shown.leave}
          onValueChange={onTo}
        />
        <Button
          type="submit"
          look="outline"
          icon={<Send aria-hidden />}
          state={isBusy ? 'busy' : 'ready'}
          place="start"
        >
          {isBusy ? words.mail.sending : words.mail.send}
        </Button>
      </Stack>
      {view.kind === 'idle' && view.value ? <Ended trial={view.value} /> : null}
      {view.kind === 'idle' && view.problem ? (
        <Alert tone="danger">{problemWords(view.problem, reading)}</Alert>
      ) : null}
    </FormSection>
  )
}

function Ended({ trial: { fate, to, said } }: { trial: MailTrial }) {
  const { mail } = useWords(platformConfigWords)
  if (fate === 'Sent') return <Alert tone="success">{mail.fate.Sent(to)}</Alert>
  if (fate === 'Kept') return <Alert tone="warning">{mail.fate.Kept(to)}</Alert>
  return (
    <Alert tone="danger" title={mail.notSent(to)}>
      {mail.fate[fate]}
      {said === null ? null : (
        <>
          {' '}
          {mail.said}{' '}
          <Text as="code" face="code">
            {said}
          </Text>
        </>
      )}
    </Alert>
  )
}
