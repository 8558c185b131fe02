import { int, model, type Wire } from '../schema.ts'

/** `game`: the hidden copy, which the caller now plays as a member of the test team. */
export const rehearsalModel = model('RehearsalModel', { game: int() })
export type RehearsalModel = Wire<typeof rehearsalModel>
