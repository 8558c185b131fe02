import { cx } from '#styled/css/index.js'
import { spinner, type SpinnerVariantProps } from '#styled/recipes/spinner.js'

export interface SpinnerProps extends Pick<SpinnerVariantProps, 'size'> {
  /** Missing: a text next to it names the process. */
  label?: string
  className?: string
}

export function Spinner({ size, label, className }: SpinnerProps) {
  const style = spinner({ size })
  const spoken = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span {...spoken} className={cx(style.root, className)}>
      <span className={style.bar} />
      <span className={style.bar} />
      <span className={style.bar} />
      <span className={style.bar} />
    </span>
  )
}
