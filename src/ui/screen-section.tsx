import { useId, type ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'

/** A headed part of a screen; `all` is the way to everything of its kind. */
export function ScreenSection({
  title,
  all,
  className,
  children,
}: {
  title: string
  all: ReactNode
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx(css({ minWidth: '0' }), className)}>
      <div
        className={css({
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: '3',
          marginBlockEnd: '3',
        })}
      >
        <h2 id={id} className={css({ textStyle: 'heading' })}>
          {title}
        </h2>
        {all}
      </div>
      {children}
    </section>
  )
}
