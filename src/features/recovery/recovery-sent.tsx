import { MailCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { RecoveryView } from '#machines/account/recovery.machine.ts'
import { CAPTCHA_PLACE } from '#src/api/captcha/place.ts'
import type { SignInState } from '#src/lib/sign-in-state.ts'
import { wayInPath } from '#src/lib/way-in-path.ts'
import { entryWords } from '#src/text/areas/entry.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { CoolingButton } from '#src/ui/cooling-button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { RestingCard } from '#src/ui/resting-card.tsx'
import { css } from '#styled/css/index.js'

export interface RecoverySentProps {
  view: Extract<RecoveryView, { kind: 'sent' }>
  from?: string | null
  onResend: () => void
  onChange: () => void
}

/** Says the same whether there is such an account or not. */
export function RecoverySent({ view: { to, isSending, until, problem, trouble }, from = null, onResend, onChange }: RecoverySentProps) {
  const { reading } = useText().screens
  const { recovery: words, mail, fields, captcha } = useWords(entryWords)
  return (
    <RestingCard
      icon={<MailCheck />}
      tone="brand"
      title={words.sent}
      text={words.sentTo(to)}
      more={mail.spam}
      action={
        <>
          <CoolingButton until={until} isSending={isSending} words={fields.resend} onClick={onResend} />
          <Button look="ghost" onClick={onChange}>
            {fields.resend.other}
          </Button>
          <LinkButton as={Link} to={wayInPath('signIn', from)} state={{ name: to } satisfies SignInState} look="outline">
            {words.signIn}
          </LinkButton>
        </>
      }
    >
      <div id={CAPTCHA_PLACE} className={css({ _empty: { display: 'none' } })} />
      {problem ? <Alert tone="danger">{problemWords(problem, reading)}</Alert> : null}
      {trouble ? <Alert tone="danger">{captcha[trouble]}</Alert> : null}
    </RestingCard>
  )
}
