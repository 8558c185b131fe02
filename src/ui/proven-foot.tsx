import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { ProofPlace } from './proof-place.tsx'
import { StatusLine } from './status-line.tsx'
import { WaitAlert, type WaitAlertProps } from './wait-alert.tsx'

export interface ProvenFootProps {
  placeId: string
  /** Null while nothing has gone wrong with what was handed in. */
  problem: string | null
  /** Null while it may be handed in. */
  wait: WaitAlertProps | null
  /** Why there is no proof, and what the button for another attempt says. */
  trouble: { text: string; retry: string } | null
  state: 'ready' | 'proving' | 'busy'
  labels: { submit: string; proving: string; busy: string }
  /** Read out while it is being proven. */
  proving: string
}

/** Under the fields of a form that is handed in together with a proof. */
export function ProvenFoot({ placeId, problem, wait, trouble, state, labels, proving }: ProvenFootProps) {
  return (
    <>
      <ProofPlace id={placeId} />
      {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
      {wait ? <WaitAlert {...wait} /> : null}
      {trouble ? (
        <Alert
          tone="danger"
          action={
            <Button type="submit" size="sm">
              {trouble.retry}
            </Button>
          }
        >
          {trouble.text}
        </Alert>
      ) : null}
      <Button type="submit" tone="brand" size="lg" shape="wide" state={state === 'ready' ? 'ready' : 'busy'} aria-disabled={wait !== null}>
        {state === 'ready' ? labels.submit : labels[state]}
      </Button>
      <StatusLine>{state === 'proving' ? proving : null}</StatusLine>
    </>
  )
}
