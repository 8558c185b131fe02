import Presentation from 'lucide-react/icons/presentation'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useWords } from '#src/text/use-text.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { css } from '#styled/css/index.js'
import { Replay } from './replay.tsx'

export function ScoreboardTools({ game }: { game: number }) {
  return (
    // As high as what comes into it, or the board below would jump.
    <div className={tools}>
      <Suspense>
        <Replay game={game}>
          <ToProjector game={game} />
        </Replay>
      </Suspense>
    </div>
  )
}

function ToProjector({ game }: { game: number }) {
  const words = useWords(scoreboardWords)
  return (
    <LinkButton as={Link} to={`/games/${game}/projector`} look="ghost" icon={<Presentation aria-hidden />}>
      {words.projector}
    </LinkButton>
  )
}

const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  minHeight: '11',
  paddingInline: { base: '4', md: '8' },
  paddingBlockStart: '4',
})
