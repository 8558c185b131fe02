// Kept out of the models, so that screens that import it load no schemas.

/**
 * The states that organisers give to a pair. `Open`: nobody has looked at it. A ban is told by the status of a
 * team.
 */
export const PAIR_STATES = ['Open', 'InHand', 'Dismissed'] as const
export type PairState = (typeof PAIR_STATES)[number]
