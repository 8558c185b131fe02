import { useId, type ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'
import { Text } from './layout.tsx'

/** `all`: the link to the complete list. */
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
        <Text as="h2" id={id} face="heading">
          {title}
        </Text>
        {all}
      </div>
      {children}
    </section>
  )
}
