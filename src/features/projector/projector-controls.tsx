import ArrowLeft from 'lucide-react/icons/arrow-left'
import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import Sparkles from 'lucide-react/icons/sparkles'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { turnFullScreen, useFullScreen } from '#src/browser/full-screen.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { hall } from '#styled/recipes/hall.js'

interface ControlsProps {
  game: number
  sound: 'on' | 'off'
  onSound: () => void
  /** Null for viewers who may not hold a ceremony. */
  onCeremony: (() => void) | null
  children?: ReactNode
}

const look = hall()

/** Covers the ticker. On wide screens hidden while the pointer rests, but reachable by keyboard. */
export function ProjectorControls({ game, sound, onSound, onCeremony, children }: ControlsProps) {
  const words = useWords(projectorWords)
  const screen = useFullScreen()
  return (
    <section aria-label={words.controls} className={look.controls}>
      <IconButton label={screen === 'whole' ? words.window : words.fullScreen} onClick={turnFullScreen}>
        {screen === 'whole' ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
      </IconButton>
      <IconButton label={sound === 'on' ? words.soundOff : words.soundOn} onClick={onSound}>
        {sound === 'on' ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
      </IconButton>
      <LinkButton as={Link} to={`/games/${game}/scoreboard`} look="ghost" icon={<ArrowLeft aria-hidden />}>
        {words.leave}
      </LinkButton>
      {onCeremony ? (
        <Button look="ghost" icon={<Sparkles aria-hidden />} onClick={onCeremony}>
          {words.ceremony.open}
        </Button>
      ) : null}
      {children}
    </section>
  )
}
