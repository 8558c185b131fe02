import { Alert } from './alert.tsx'
import { Countdown, type CountdownProps } from './countdown.tsx'

/** How long what is below it cannot be pressed. */
export function WaitAlert({ until, words }: { until: number; words: Pick<CountdownProps, 'say' | 'spoken'> }) {
  return (
    <Alert tone="warning" announce="now">
      <Countdown until={until} {...words} />
    </Alert>
  )
}
