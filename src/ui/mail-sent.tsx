import MailCheck from 'lucide-react/icons/mail-check'
import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { CountdownButton, type CoolingButtonProps } from './countdown-button.tsx'
import { CaptchaSlot } from './captcha-slot.tsx'
import { ResultCard } from './result-card.tsx'

export interface MailSentProps {
  words: { title: string; text: string; more: string }
  again: Pick<CoolingButtonProps, 'until' | 'isSending' | 'words' | 'onClick'>
  /** The button back to the form, for a wrong address. */
  other: { label: string; onClick: () => void }
  ways: ReactNode
  placeId: string
  /** Reasons why another email could not be sent. Empty: it was sent, or not requested. */
  troubles: readonly string[]
}

export function MailSent({ words, again, other, ways, placeId, troubles }: MailSentProps) {
  return (
    <ResultCard
      icon={<MailCheck />}
      tone="brand"
      {...words}
      action={
        <>
          <CountdownButton {...again} />
          <Button look="ghost" onClick={other.onClick}>
            {other.label}
          </Button>
          {ways}
        </>
      }
    >
      <CaptchaSlot id={placeId} />
      {troubles.map((trouble) => (
        <Alert key={trouble} tone="danger">
          {trouble}
        </Alert>
      ))}
    </ResultCard>
  )
}
