import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { answerList } from '#styled/recipes/answer-list.js'

interface PauseButtonProps {
  isHeld: boolean
  /** The number of entries that a held list does not show yet. */
  coming: number
  onPress: () => void
}

/** Holds a list still, and counts new entries, so that the reader decides when rows move. */
export function PauseButton({ isHeld, coming, onPress }: PauseButtonProps) {
  const { answers, stream } = useWords(monitorWords)
  return (
    <Button
      size="sm"
      look="outline"
      aria-keyshortcuts="P"
      title={answers.pauseHint}
      icon={isHeld ? <Play aria-hidden /> : <Pause aria-hidden />}
      onClick={onPress}
      className={answerList().pause}
    >
      {!isHeld ? answers.pause : coming > 0 ? stream.coming(coming) : answers.resume}
    </Button>
  )
}
