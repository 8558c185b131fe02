import type { ReactNode } from 'react'
import { challengeSide } from '#styled/recipes/challenge-side.js'
import { openChallenge } from '#styled/recipes/open-challenge.js'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={openChallenge().parts}>
      <h3 className={challengeSide().sideTitle}>{title}</h3>
      {children}
    </section>
  )
}
