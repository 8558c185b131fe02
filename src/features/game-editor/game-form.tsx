import { useLocation } from 'react-router-dom'
import { useFocusField } from '#src/browser/use-focus-field.ts'
import { BloodSection } from './blood-section.tsx'
import type { GameFormProps } from './game-form-props.ts'
import { GameBasicsSection } from './basics-section.tsx'
import { ScheduleSection } from './schedule-section.tsx'
import { AccessSection } from './access-section.tsx'
import { WriteupSection } from './writeup-section.tsx'

/** All that is saved together, in the order in which an organiser thinks of it. */
export function GameForm(filling: GameFormProps) {
  useFocusField(useLocation())
  return (
    <>
      <GameBasicsSection {...filling} />
      <ScheduleSection {...filling} />
      <AccessSection {...filling} />
      <BloodSection {...filling} />
      <WriteupSection {...filling} />
    </>
  )
}
