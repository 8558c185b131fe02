import type { ReactNode } from 'react'
import { openChallenge } from '#styled/recipes/open-challenge.js'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const style = openChallenge()
  return (
    <section className={style.parts}>
      <h3 className={style.sideTitle}>{title}</h3>
      {children}
    </section>
  )
}
