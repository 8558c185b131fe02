import { int, list, model, type Wire } from '../schema.ts'

/** `game` is the game that has the challenges. The copies follow its order, not that of the list. */
export const challengeCopy = model('ChallengeCopy', { game: int(), challenges: list(int()) })
export type ChallengeCopy = Wire<typeof challengeCopy>
