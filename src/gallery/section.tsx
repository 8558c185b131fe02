import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

const frame = css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' })
const title = css({ textStyle: 'heading' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
  alignItems: 'start',
})
const styles = { row, grid }

export function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className={frame}>
      <h2 className={title}>{name}</h2>
      {children}
    </section>
  )
}

export function Examples({ flow = 'row', children }: { flow?: keyof typeof styles; children: ReactNode }) {
  return <div className={styles[flow]}>{children}</div>
}
