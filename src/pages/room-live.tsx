import { lazyPart } from '#src/browser/lazy-part.ts'
import { Monitor } from '#src/features/monitor/monitor.tsx'
import type { RoomPart } from './room-part.ts'

// Loads with the first row that is opened.
const AnswerPanel = lazyPart(
  async () => (await import('#src/features/room-pages/answer-panel.tsx')).AnswerPanel,
)

export function RoomLive({ game, at: [tab] }: RoomPart) {
  return <Monitor key={game} game={game} at={tab} Panel={AnswerPanel} />
}
