import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useState, type ReactNode } from 'react'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { answerList } from '#styled/recipes/answer-list.js'

/** Whether the list is held still. The button holds it, and so does scrolling away from the newest entry. */
export interface Hold {
  isHeld: boolean
  scroll: (place: 'top' | 'away') => void
}

interface PauseProps {
  coming: number
  acts: { hold: () => void; follow: () => void }
  children: (pause: ReactNode, hold: Hold) => ReactNode
}

/**
 * Holds a list still, and counts new entries on the same button, so that the reader decides when rows move.
 */
export function PauseButton({ coming, acts, children }: PauseProps) {
  const { answers, stream } = useWords(monitorWords)
  const [by, setBy] = useState<'nothing' | 'button' | 'scroll'>('nothing')
  const isHeld = by !== 'nothing'
  const turn = (next: typeof by) => {
    if (next === by) return
    setBy(next)
    if (next === 'nothing') acts.follow()
    else acts.hold()
  }
  const hold: Hold = {
    isHeld,
    scroll: (place) => {
      if (by !== 'button') turn(place === 'away' ? 'scroll' : 'nothing')
    },
  }
  return children(
    <Button
      size="sm"
      look="outline"
      aria-keyshortcuts="P"
      title={answers.pauseHint}
      icon={isHeld ? <Play aria-hidden /> : <Pause aria-hidden />}
      onClick={() => turn(isHeld ? 'nothing' : 'button')}
      className={answerList().pause}
    >
      {!isHeld ? answers.pause : coming > 0 ? stream.coming(coming) : answers.resume}
    </Button>,
    hold,
  )
}
