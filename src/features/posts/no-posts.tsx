import Newspaper from 'lucide-react/icons/newspaper'
import SquarePen from 'lucide-react/icons/square-pen'
import { Link } from 'react-router-dom'
import { useText } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'

export interface NoPostsProps {
  canWrite: boolean
  rank: 'h2' | 'h3'
}

export function NoPosts({ canWrite, rank }: NoPostsProps) {
  const { home } = useText().screens
  return (
    <Card>
      <EmptyState
        icon={<Newspaper />}
        rank={rank}
        title={home.noPosts}
        text={home.noPostsText}
        action={
          canWrite ? (
            <LinkButton as={Link} to="/posts/new/edit" tone="brand" icon={<SquarePen aria-hidden />}>
              {home.writePost}
            </LinkButton>
          ) : (
            <LinkButton as={Link} to="/games" look="outline">
              {home.allGames}
            </LinkButton>
          )
        }
      />
    </Card>
  )
}
