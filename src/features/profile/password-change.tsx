import type { Role } from '#contract/models/role.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { profileWords } from '#src/text/areas/profile.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useReturnFocus } from '#src/ui/use-return-focus.ts'
import { Text } from '#src/ui/layout.tsx'
import { PasswordForm } from './password-form.tsx'

/**
 * The typed passwords are dropped with the form. `userName` is for password managers, which need to know the
 * account.
 */
export function PasswordChange({ userName, role }: { userName: string; role: Role }) {
  const words = useWords(profileWords).password
  const [view, send] = useProcess(usePart('profile').passwordChange, { role })
  const opener = useReturnFocus<HTMLButtonElement>(view.kind !== 'closed')
  return (
    <Card as="section" padding="lg" aria-labelledby="password-title">
      <Text as="h2" id="password-title" face="heading" below="2">
        {words.title}
      </Text>
      <Text as="p" tone="muted" below="4">
        {words.text}
      </Text>
      {view.kind === 'closed' ? (
        <Button ref={opener} look="outline" aria-keyshortcuts="W" onClick={() => send({ type: 'begin' })}>
          {words.change}
        </Button>
      ) : (
        <PasswordForm
          view={view}
          userName={userName}
          role={role}
          onEdit={() => send({ type: 'edit' })}
          onSubmit={(texts) => send({ type: 'submit', ...texts })}
          onCancel={() => send({ type: 'cancel' })}
        />
      )}
    </Card>
  )
}
