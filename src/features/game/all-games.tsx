import Search from 'lucide-react/icons/search'
import { Suspense, useState } from 'react'
import { useGames } from '#src/api/use-games.ts'
import { useSession } from '#src/bind/use-session.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { useNow } from '#src/browser/clock.ts'
import { useText } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { front } from '#styled/recipes/front.js'
import { GameList } from './game-list.tsx'
import { toGamesView } from './games-view.ts'

// The games load before the field. Its place is reserved.
const TextField = lazyPart(async () => (await import('#src/ui/text-field.tsx')).TextField)

export function AllGames() {
  const words = useText().screens.game
  const now = useNow()
  const session = useSession()
  const [search, setSearch] = useState('')
  const view = toGamesView(useGames(), now)
  const found =
    view.kind === 'listed'
      ? {
          ...view,
          games: view.games.filter(({ title }) => title.toLowerCase().includes(search.trim().toLowerCase())),
        }
      : view
  return (
    <Stack gap="4">
      {view.kind === 'listed' || view.kind === 'loading' ? (
        <div className={front().search}>
          <Suspense>
            <TextField
              type="search"
              label={words.search}
              before={<Search aria-hidden />}
              value={search}
              onValueChange={setSearch}
            />
          </Suspense>
        </div>
      ) : null}
      {found.kind === 'listed' && found.games.length === 0 ? (
        <EmptyState
          icon={<Search />}
          title={words.noMatch}
          action={<Button onClick={() => setSearch('')}>{words.clearSearch}</Button>}
        />
      ) : (
        <GameList
          view={found}
          now={now}
          canCreate={session.view.kind === 'signed-in' && session.view.account.role === 'Admin'}
          rank="h2"
        />
      )}
    </Stack>
  )
}
