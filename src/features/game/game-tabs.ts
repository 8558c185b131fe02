import { Activity, Crosshair, Trophy } from 'lucide-react'

/** The screens of a game: where each is, below the game's own address. */
export const GAME_TABS = {
  challenges: { path: 'challenges', icon: Crosshair },
  scoreboard: { path: 'scoreboard', icon: Trophy },
  monitor: { path: 'monitor', icon: Activity },
} as const
