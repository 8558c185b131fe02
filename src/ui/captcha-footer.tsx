import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { CaptchaSlot } from './captcha-slot.tsx'
import { StatusLine } from './status-line.tsx'
import { WaitAlert, type WaitAlertProps } from './wait-alert.tsx'

/** `trouble`: the reason why there is no token. Null: nothing has failed. */
export type CaptchaFormState<Trouble> =
  | { kind: 'open'; trouble: Trouble | null }
  | { kind: 'held-off'; until: number }
  | { kind: 'busy'; doing: string }
  | { kind: 'signed-in' }

export interface ProvenFootProps<Trouble extends string> {
  placeId: string
  view: CaptchaFormState<Trouble>
  problem: string | null
  words: { submit: string; busy: string }
  wait: WaitAlertProps['words']
  captcha: Record<Trouble | 'checking' | 'proving' | 'retry', string>
}

export function CaptchaFooter<Trouble extends string>({
  placeId,
  view,
  problem,
  words,
  wait,
  captcha,
}: ProvenFootProps<Trouble>) {
  const isProving = view.kind === 'busy' && view.doing === 'proving'
  const isBusy = view.kind === 'busy' || view.kind === 'signed-in'
  return (
    <>
      <CaptchaSlot id={placeId} />
      {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
      {view.kind === 'held-off' ? <WaitAlert until={view.until} words={wait} /> : null}
      {view.kind === 'open' && view.trouble !== null ? (
        <Alert
          tone="danger"
          action={
            <Button type="submit" size="sm">
              {captcha.retry}
            </Button>
          }
        >
          {captcha[view.trouble]}
        </Alert>
      ) : null}
      <Button
        type="submit"
        tone="brand"
        size="lg"
        shape="wide"
        state={isBusy ? 'busy' : 'ready'}
        aria-disabled={view.kind === 'held-off'}
      >
        {isProving ? captcha.checking : isBusy ? words.busy : words.submit}
      </Button>
      <StatusLine>{isProving ? captcha.proving : null}</StatusLine>
    </>
  )
}
