import type { ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { progress, type ProgressVariantProps } from '#styled/recipes/progress.js'

export interface ProgressProps extends ProgressVariantProps {
  label: string
  /** A share from 0 to 1. */
  value: number
  /** The content in the middle of a ring. */
  children?: ReactNode
  className?: string
}

const RADIUS = 16
const LENGTH = 2 * Math.PI * RADIUS
/**
 * Rounded to steps that users can tell apart. The ring of a clock moves every second, and each visible change
 * starts a transition.
 */
const RING_STEPS = 240

export function Progress({ label, value, shape = 'bar', tone, size, children, className }: ProgressProps) {
  const style = progress({ shape, tone, size })
  const share = Math.min(1, Math.max(0, value))
  return (
    <span
      // A `div`, because a native `progress` cannot be a ring.
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className={cx(style.root, className)}
    >
      {shape === 'bar' ? (
        <span className={style.track}>
          <span className={style.fill} style={{ width: `${share * 100}%` }} />
        </span>
      ) : (
        <>
          <svg viewBox="0 0 36 36" aria-hidden>
            <circle className={style.track} cx="18" cy="18" r={RADIUS} strokeWidth="3" />
            {share > 0 ? (
              <circle
                className={style.fill}
                cx="18"
                cy="18"
                r={RADIUS}
                strokeWidth="3"
                strokeDasharray={LENGTH}
                strokeDashoffset={LENGTH * (1 - Math.floor(share * RING_STEPS) / RING_STEPS)}
              />
            ) : null}
          </svg>
          {children ? <span className={style.label}>{children}</span> : null}
        </>
      )}
    </span>
  )
}
