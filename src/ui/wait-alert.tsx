import { Alert } from './alert.tsx'
import { Countdown, type CountdownProps } from './countdown.tsx'

export interface WaitAlertProps {
  until: number
  words: Pick<CountdownProps, 'say' | 'spoken'>
}

/** Screen readers announce it once when it appears, and not every second. */
export function WaitAlert({ until, words }: WaitAlertProps) {
  return (
    <Alert tone="warning" announce="now">
      <Countdown until={until} {...words} />
    </Alert>
  )
}
