import Lightbulb from 'lucide-react/icons/lightbulb'
import Sparkles from 'lucide-react/icons/sparkles'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import type { UnseenChange } from './unseen-changes.ts'

/** Goes when the challenge was looked at. */
export function UnseenBadge({ news }: { news: UnseenChange }) {
  const words = useWords(challengeWords).card
  const Icon = ICONS[news]
  return (
    <Badge tone="yellow" icon={<Icon aria-hidden />}>
      {words.news[news]}
    </Badge>
  )
}

const ICONS = { challenge: Sparkles, hint: Lightbulb } as const
