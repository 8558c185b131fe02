import { Alert } from './alert.tsx'
import { Countdown, type CountdownProps } from './countdown.tsx'

export interface WaitAlertProps {
  until: number
  words: Pick<CountdownProps, 'say' | 'spoken'>
}

/** Counts down the time in which the form below cannot be submitted. */
export function WaitAlert({ until, words }: WaitAlertProps) {
  return (
    <Alert tone="warning" announce="now">
      <Countdown until={until} {...words} />
    </Alert>
  )
}
