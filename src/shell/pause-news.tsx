import { useState } from 'react'
import type { GamePhase } from '#contract/rules/game-phase.ts'
import { AnnounceOnce } from '#src/bind/announce-once.tsx'

/** Announces a pause or its end once, to users who were on the screen before. */
export function PauseNews({ phase }: { phase: GamePhase }) {
  const [seen, setSeen] = useState<Seen>({ phase, news: null })
  if (seen.phase !== phase) setSeen({ phase, news: newsOf(seen.phase, phase) })
  return seen.news === null ? null : <AnnounceOnce key={seen.news} announcement={{ kind: seen.news }} />
}

interface Seen {
  phase: GamePhase
  news: 'game-paused' | 'game-resumed' | null
}

function newsOf(before: GamePhase, after: GamePhase): Seen['news'] {
  if (before === 'ongoing' && after === 'paused') return 'game-paused'
  return before === 'paused' && after === 'ongoing' ? 'game-resumed' : null
}
