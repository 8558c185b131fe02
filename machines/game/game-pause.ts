import { following } from '../live/following.ts'

/** Null: the game is not paused. A base server never pauses a game. */
export type GameRead = { type: 'game.read'; pausedAt: number | null }

/** Reports the start of the pause: first the known one, then each change. */
export const followPause = following<{ game: number }, GameRead>('followPause')
