import { Button, type ButtonProps } from './button.tsx'
import { Countdown, type CountdownProps } from './countdown.tsx'

export interface CoolingButtonProps extends Pick<ButtonProps, 'look' | 'onClick'> {
  /** The time from which it can be pressed. Null: now. */
  until: number | null
  isSending: boolean
  words: Pick<CountdownProps, 'say' | 'spoken'> & { ready: string; busy: string }
}

/**
 * Used for actions that need a pause in between. It stays focusable while busy or waiting, so that the focus
 * is not lost.
 */
export function CountdownButton({ until, isSending, words, look, onClick }: CoolingButtonProps) {
  return (
    <Button
      look={look}
      state={isSending ? 'busy' : 'ready'}
      aria-disabled={until !== null || isSending}
      onClick={until === null ? onClick : undefined}
    >
      {isSending ? (
        words.busy
      ) : until === null ? (
        words.ready
      ) : (
        <Countdown until={until} say={words.say} spoken={words.spoken} />
      )}
    </Button>
  )
}
