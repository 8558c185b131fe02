import { Button, type ButtonProps } from '#src/ui/button.tsx'
import { Countdown, type CountdownProps } from '#src/ui/countdown.tsx'

export interface HeldButtonProps extends Pick<
  ButtonProps,
  'tone' | 'look' | 'icon' | 'state' | 'children' | 'aria-disabled' | 'aria-keyshortcuts'
> {
  onClick: () => void
  /** The server rejects earlier requests. Null if there is no wait. */
  allowedAt: number | null
  wait: Pick<CountdownProps, 'say' | 'spoken'>
}

/** Counts down in its label, and keeps the focus during the wait. */
export function CoolDownButton({
  allowedAt,
  wait,
  state = 'ready',
  onClick,
  children,
  ...button
}: HeldButtonProps) {
  const isHeld = allowedAt !== null && state !== 'busy'
  return (
    <Button {...button} state={state} {...(isHeld ? { 'aria-disabled': true } : { onClick })}>
      {isHeld ? <Countdown until={allowedAt} {...wait} /> : children}
    </Button>
  )
}
