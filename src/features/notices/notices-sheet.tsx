import type { ReactNode } from 'react'
import { gameFrameWords } from '#src/text/areas/game-frame.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Drawer } from '#src/ui/drawer.tsx'

interface NoticesSheetProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The notices of a game on a narrow screen. */
export function NoticesSheet({ isOpen, onClose, children }: NoticesSheetProps) {
  const words = useWords(gameFrameWords)
  const { close } = useText().screens.frame
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={words.notices} closeLabel={close} place="foot">
      {children}
    </Drawer>
  )
}
