export const durations = {
  /** Hover, press, and the appearance of a result. */
  quick: { value: '120ms' },
  /** A row moves to its new rank, a toast into its lane. */
  move: { value: '220ms' },
  /** A cell is filled, a rank changes. */
  moment: { value: '450ms' },
  /** A flag climbs a pole. */
  climb: { value: '600ms' },
  count: { value: '700ms' },
  /** The tint of a changed row fades. */
  flash: { value: '1200ms' },
  /** The tint of the bar of an accepted flag fades. */
  won: { value: '1100ms' },
  /** The time that a blood stays in its lane. */
  lane: { value: '6s' },
  /** The time that a first blood fills the projector. */
  hall: { value: '6s' },
  dialog: { value: '200ms' },
  pulse: { value: '2s' },
}

export const easings = {
  out: { value: 'cubic-bezier(0.2, 0, 0, 1)' },
  /** Overshoots a little and settles, like a flag on a pole. */
  hoist: { value: 'cubic-bezier(0.2, 1.25, 0.35, 1)' },
  count: { value: 'cubic-bezier(0.33, 1, 0.68, 1)' },
  in: { value: 'cubic-bezier(0.4, 0, 1, 1)' },
  blink: { value: 'steps(2, jump-none)' },
}

export const keyframes = {
  appear: { from: { opacity: 0 }, to: { opacity: 1 } },
  vanish: { from: { opacity: 1 }, to: { opacity: 0 } },
  rise: {
    from: { opacity: 0, transform: 'translateY(8px) scale(0.98)' },
    to: { opacity: 1, transform: 'none' },
  },
  sink: {
    from: { opacity: 1, transform: 'none' },
    to: { opacity: 0, transform: 'translateY(8px) scale(0.98)' },
  },
  slideIn: { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
  slideOut: { from: { transform: 'none' }, to: { transform: 'translateX(100%)' } },
  slideUp: { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
  slideDown: { from: { transform: 'none' }, to: { transform: 'translateY(100%)' } },
  pop: {
    from: { opacity: 0, transform: 'scale(0.4) rotate(-20deg)' },
    to: { opacity: 1, transform: 'none' },
  },
  flash: { from: { backgroundColor: 'var(--flash)' } },
  hoist: { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
  wipe: { from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } },
  grow: { from: { transform: 'scaleX(0)' }, to: { transform: 'none' } },
  pulse: { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } },
  bars: { '0%, 100%': { transform: 'scaleY(0.4)' }, '40%': { transform: 'scaleY(1)' } },
  blink: { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0 } },
}

export const animations = {
  appear: { value: 'appear {durations.dialog} {easings.out}' },
  vanish: { value: 'vanish {durations.dialog} {easings.in}' },
  rise: { value: 'rise {durations.dialog} {easings.out}' },
  sink: { value: 'sink {durations.dialog} {easings.in}' },
  slideIn: { value: 'slideIn {durations.dialog} {easings.out}' },
  slideOut: { value: 'slideOut {durations.dialog} {easings.in}' },
  slideUp: { value: 'slideUp {durations.dialog} {easings.out}' },
  slideDown: { value: 'slideDown {durations.dialog} {easings.in}' },
  pulse: { value: 'pulse {durations.pulse} ease-in-out infinite' },
  bars: { value: 'bars 1s ease-in-out infinite' },
  /** The cursor after the slogan. */
  blink: { value: 'blink 1.2s {easings.blink} infinite' },
}
