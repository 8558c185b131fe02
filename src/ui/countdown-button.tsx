import { Button, type ButtonProps } from './button.tsx'
import { Countdown, type CountdownProps } from './countdown.tsx'

export interface CoolingButtonProps extends Pick<ButtonProps, 'look' | 'onClick'> {
  /** Null while it may be pressed. */
  until: number | null
  isSending: boolean
  words: Pick<CountdownProps, 'say' | 'spoken'> & { ready: string; busy: string }
}

/** For what may be asked for again only after a while. Busy or cooling down it keeps the focus. */
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
