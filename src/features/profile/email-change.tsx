import { useState } from 'react'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { profileWords } from '#src/text/areas/profile.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useReturnFocus } from '#src/ui/use-return-focus.ts'
import { Text } from '#src/ui/layout.tsx'
import { EmailForm } from './email-form.tsx'
import { EmailSent } from './email-sent.tsx'

/** The address only changes when the user follows the link in the email. */
export function EmailChange({ current }: { current: string }) {
  const words = useWords(profileWords).email
  const [view, send] = useProcess(usePart('profile').emailChange)
  const begin = () => send({ type: 'begin' })
  const cancel = () => send({ type: 'cancel' })
  const [next, setNext] = useState('')
  const opener = useReturnFocus<HTMLButtonElement>(view.kind !== 'closed')
  return (
    <Card as="section" padding="lg" aria-labelledby="email-title">
      <Text as="h2" id="email-title" face="heading" below="2">
        {words.title}
      </Text>
      <Text as="p" tone="muted" lines="broken" below="4">
        {words.inForce(current)}
      </Text>
      {view.kind === 'closed' ? (
        <Button ref={opener} look="outline" aria-keyshortcuts="M" onClick={begin}>
          {words.change}
        </Button>
      ) : view.kind === 'sent' ? (
        <EmailSent view={view} onResend={() => send({ type: 'resend' })} onOther={begin} onClose={cancel} />
      ) : (
        <EmailForm
          view={view}
          texts={{ current, next }}
          onEdit={(text) => {
            setNext(text)
            send({ type: 'edit' })
          }}
          onSubmit={() => send({ type: 'submit', current, next })}
          onCancel={cancel}
        />
      )}
    </Card>
  )
}
