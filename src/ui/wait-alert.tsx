import { Alert } from './alert.tsx'
import { Countdown, type CountdownProps } from './countdown.tsx'

export interface WaitAlertProps {
  until: number
  words: Pick<CountdownProps, 'say' | 'spoken'>
}

/** How long what is below it cannot be pressed. */
export function WaitAlert({ until, words }: WaitAlertProps) {
  return (
    <Alert tone="warning" announce="now">
      <Countdown until={until} {...words} />
    </Alert>
  )
}
