import Flag from 'lucide-react/icons/flag'
import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router-dom'
import { useText } from '#src/text/use-text.ts'
import { TakeOverLink } from '#src/shell/take-over-link.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'

export interface NoGamesProps {
  canCreate: boolean
  rank: 'h2' | 'h3'
}

export function NoGames({ canCreate, rank }: NoGamesProps) {
  const { home } = useText().screens
  return (
    <Card>
      <EmptyState
        icon={<Flag />}
        rank={rank}
        title={home.noGames}
        text={home.noGamesText}
        action={
          canCreate ? (
            <>
              <LinkButton as={Link} to="/admin/games" tone="brand" icon={<Plus aria-hidden />}>
                {home.createGame}
              </LinkButton>
              <TakeOverLink />
            </>
          ) : (
            <LinkButton as={Link} to="/posts" look="outline">
              {home.allPosts}
            </LinkButton>
          )
        }
      />
    </Card>
  )
}
