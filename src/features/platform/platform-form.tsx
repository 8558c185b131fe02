import { AccountSection } from './account-section.tsx'
import type { PlatformFormProps } from './platform-form-props.ts'
import { GameSection } from './game-section.tsx'
import { LookSection } from './look-section.tsx'

export function PlatformForm(filling: PlatformFormProps) {
  return (
    <>
      <LookSection {...filling} />
      <AccountSection {...filling} />
      <GameSection {...filling} />
    </>
  )
}
