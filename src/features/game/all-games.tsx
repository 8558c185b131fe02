import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { useGames } from '#src/api/use-games.ts'
import { useSession } from '#src/bind/use-session.ts'
import { useNow } from '#src/browser/clock.ts'
import { useText } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'
import { GameList } from './game-list.tsx'
import { toGamesView } from './games-view.ts'

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
        <TextField
          type="search"
          label={words.search}
          before={<Search aria-hidden />}
          value={search}
          onValueChange={setSearch}
          className={css({ maxWidth: 'dialog.sm' })}
        />
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
          shape="grid"
        />
      )}
    </Stack>
  )
}
