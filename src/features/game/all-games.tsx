import Search from 'lucide-react/icons/search'
import { Suspense, useState } from 'react'
import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { instant } from '#contract/models/time.ts'
import { useGames } from '#src/api/use-games.ts'
import { useSession } from '#src/bind/use-session.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { useNow } from '#src/browser/clock.ts'
import { useText } from '#src/text/use-text.ts'
import { Stack } from '#src/ui/layout.tsx'
import { front } from '#styled/recipes/front.js'
import { GameGroups } from './front-games.tsx'
import { GamesMissing } from './games-missing.tsx'
import { toFrontGames, toGamesView } from './games-view.ts'
import { LeadGame } from './lead-game.tsx'

// The games load before the field, whose place is reserved.
const TextField = lazyPart(async () => (await import('#src/ui/text-field.tsx')).TextField)

/** Loads on demand, because most searches find a game. */
const NoMatch = lazyPart(async () => (await import('./no-match.tsx')).NoMatch)

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
    <Stack gap="6">
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
      {found.kind !== 'listed' ? (
        <GamesMissing
          view={found}
          canCreate={session.view.kind === 'signed-in' && session.view.account.role === 'Admin'}
          rank="h2"
        />
      ) : found.games.length > 0 ? (
        <Found games={found.games} now={now} />
      ) : (
        <Suspense>
          <NoMatch onClear={() => setSearch('')} />
        </Suspense>
      )}
    </Stack>
  )
}

/** The running game comes first and is the largest. Past games are lines, because few users look for them. */
function Found({ games, now }: { games: readonly BasicGameInfoModel[]; now: number }) {
  const { lead, next, past } = toFrontGames(games, now)
  const isRunning = lead !== null && instant(lead.start) <= now
  return (
    <>
      {isRunning ? <LeadGame game={lead} now={now} /> : null}
      <GameGroups next={lead === null || isRunning ? next : [lead, ...next]} past={past} now={now} />
    </>
  )
}
