import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { FrontView } from './front-games.tsx'
import { GameCard } from './game-card.tsx'
import type { GamesView } from './games-view.ts'

const now = Date.UTC(2026, 10, 21, 14)
const aGame = (title: string, start: string, end: string, summary = ''): BasicGameInfoModel => ({
  id: 1,
  title,
  summary,
  poster: null,
  limit: 4,
  start,
  end,
})
const over = aGame('Spring Tide 2026', '2026-05-02T10:00:00Z', '2026-05-03T10:00:00Z')

const views = {
  loading: { kind: 'loading' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' }, retry: () => {} },
  empty: { kind: 'empty' },
  over: { kind: 'listed', games: [over] },
} as const satisfies Record<string, GamesView>

const games = {
  running: aGame('夜の灯台CTF', '2026-11-20T18:00:00Z', '2026-11-22T18:00:00Z', 'Web と Forensics が中心。'),
  coming: aGame('Winter Cipher', '2026-11-25T10:00:00Z', '2026-11-26T10:00:00Z', 'Cryptography only.'),
  over,
} satisfies Record<string, BasicGameInfoModel>

export const shown = [
  ...shownExamples<GamesView>(views, (view) => (
    <FrontView view={view} now={now} canCreate={false}>
      {null}
    </FrontView>
  )),
  ...shownExamples(games, (game) => <GameCard game={game} now={now} />),
]
