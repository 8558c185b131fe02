import { shownExamples } from '#src/ui/shown-examples.ts'
import type { OwnTeamView } from './own-team-view.ts'
import { OwnTeamCard } from './own-team-card.tsx'

const ranked: OwnTeamView = {
  name: 'Red Pandas',
  avatar: null,
  organisation: { name: 'Hill College', rank: 2 },
  rank: 7,
  score: 1250,
  solved: 3,
  challenges: 12,
  token: '1:c2lnbmF0dXJl',
}

export const examples = {
  ranked,
  fresh: { ...ranked, organisation: null, rank: null, score: 0, solved: 0 },
} as const satisfies Record<string, OwnTeamView>

export const shown = shownExamples(examples, (team) => <OwnTeamCard team={team} />)
