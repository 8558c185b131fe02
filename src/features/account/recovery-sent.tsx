import { Link } from 'react-router-dom'
import type { RecoveryView } from '#machines/account/recovery.machine.ts'
import { CAPTCHA_ELEMENT_ID } from '#src/api/captcha/captcha-element.ts'
import type { SignInState } from '#src/url/sign-in-state.ts'
import { signInPath } from '#src/url/sign-in-path.ts'
import { entryWords } from '#src/text/areas/entry.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { MailSent } from '#src/ui/mail-sent.tsx'

export interface RecoverySentProps {
  view: Extract<RecoveryView, { kind: 'sent' }>
  from?: string | null
  onResend: () => void
  onChange: () => void
}

/** Says the same whether there is such an account or not. */
export function RecoverySent({
  view: { to, isSending, until, problem, trouble },
  from = null,
  onResend,
  onChange,
}: RecoverySentProps) {
  const { reading } = useText().screens
  const { recovery: words, mail, fields, captcha } = useWords(entryWords)
  return (
    <MailSent
      words={{ title: words.sent, text: words.sentTo(to), more: mail.spam }}
      again={{ until, isSending, words: fields.resend, onClick: onResend }}
      other={{ label: fields.resend.other, onClick: onChange }}
      ways={
        <LinkButton
          as={Link}
          to={signInPath('signIn', from)}
          state={{ name: to } satisfies SignInState}
          look="outline"
        >
          {words.signIn}
        </LinkButton>
      }
      placeId={CAPTCHA_ELEMENT_ID}
      troubles={[
        ...(problem ? [problemWords(problem, reading)] : []),
        ...(trouble ? [captcha[trouble]] : []),
      ]}
    />
  )
}
