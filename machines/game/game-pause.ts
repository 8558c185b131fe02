import { following } from '../live/following.ts'

/** Null: the game goes on. A base server never pauses a game. */
export type GameRead = { type: 'game.read'; pausedAt: number | null }

/** Reports since when the game is paused, as it is known, and each change of it. */
export const followPause = following<{ game: number }, GameRead>('followPause')
