import type { ReactNode } from 'react'
import { useOutletContext } from 'react-router-dom'
import { useAccountView } from './account-view.ts'
import { PhoneBar } from './phone-bar.tsx'

export interface FrameOutlet {
  openPalette: () => void
}

export interface GameBarProps {
  label: string
  children: ReactNode
  notices: ReactNode
}

/**
 * The bottom bar of a phone within a game. It replaces that of the platform, whose entries are under "More".
 */
export function GameBar({ label, children, notices }: GameBarProps) {
  const account = useAccountView()
  const outlet = useOutletContext<FrameOutlet | null>()
  return (
    <PhoneBar label={label} account={account} of="game" onSearch={outlet?.openPalette}>
      {children}
      {notices}
    </PhoneBar>
  )
}
