import { useLocation } from 'react-router-dom'
import { useFieldLanding } from '#src/browser/use-focus-field.ts'
import { BloodSection } from './blood-section.tsx'
import type { Filling } from './game-form-props.ts'
import { WhatSection } from './basics-section.tsx'
import { WhenSection } from './schedule-section.tsx'
import { WhoSection } from './access-section.tsx'
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
