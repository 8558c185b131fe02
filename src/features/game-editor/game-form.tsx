import { useLocation } from 'react-router-dom'
import { useFieldLanding } from '#src/lib/use-field-landing.ts'
import { BloodSection } from './blood-section.tsx'
import type { Filling } from './filling.ts'
import { WhatSection } from './what-section.tsx'
import { WhenSection } from './when-section.tsx'
import { WhoSection } from './who-section.tsx'
import { WriteupSection } from './writeup-section.tsx'

/** All that is saved together, in the order in which an organiser thinks of it. */
export function GameForm(filling: Filling) {
  useFieldLanding(useLocation())
  return (
    <>
      <WhatSection {...filling} />
      <WhenSection {...filling} />
      <WhoSection {...filling} />
      <BloodSection {...filling} />
      <WriteupSection {...filling} />
    </>
  )
}
