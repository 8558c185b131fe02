import Compass from 'lucide-react/icons/compass'
import Flag from 'lucide-react/icons/flag'
import House from 'lucide-react/icons/house'
import { Link } from 'react-router-dom'
import { useText } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'

export function NotFound() {
  const words = useText().screens.notFound
  return (
    <EmptyState
      size="page"
      rank="h1"
      icon={<Compass />}
      title={words.title}
      text={words.text}
      action={
        <>
          <LinkButton as={Link} to="/" tone="brand" icon={<House aria-hidden />}>
            {words.home}
          </LinkButton>
          <LinkButton as={Link} to="/games" look="outline" icon={<Flag aria-hidden />}>
            {words.games}
          </LinkButton>
        </>
      }
    />
  )
}
