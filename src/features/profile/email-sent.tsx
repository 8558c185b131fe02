import type { EmailChangeView } from '#machines/account/email-change.machine.ts'
import { profileWords } from '#src/text/areas/profile.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { CountdownButton } from '#src/ui/countdown-button.tsx'
import { Row, Stack } from '#src/ui/layout.tsx'
import { FocusPlace } from '#src/ui/focus-place.tsx'

export type SentView = Extract<EmailChangeView, { kind: 'sent' }>

export interface EmailSentProps {
  view: SentView
  onResend: () => void
  onOther: () => void
  onClose: () => void
}

/** Replaces the pressed button, so it takes the focus. */
export function EmailSent({ view, onResend, onOther, onClose }: EmailSentProps) {
  const { reading } = useText().screens
  const { email: words, fields } = useWords(profileWords)
  return (
    <Stack gap="4">
      <FocusPlace>
        <Alert tone="success" title={words.sent(view.to)}>
          {words.sentText}
        </Alert>
      </FocusPlace>
      {view.problem ? <Alert tone="danger">{problemWords(view.problem, reading)}</Alert> : null}
      <Row gap="3" align="stretch">
        <CountdownButton
          look="outline"
          until={view.until}
          isSending={view.isSending}
          words={fields.resend}
          onClick={onResend}
        />
        <Button look="ghost" onClick={view.isSending ? undefined : onOther}>
          {fields.resend.other}
        </Button>
        <Button look="ghost" onClick={view.isSending ? undefined : onClose}>
          {words.close}
        </Button>
      </Row>
    </Stack>
  )
}
