import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/** One titled part of a challenge, under the one before. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={part}>
      <h3 className={css({ textStyle: 'label' })}>{title}</h3>
      {children}
    </section>
  )
}

const part = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  paddingBlockStart: '3',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'border.surface',
})
