// Kept out of the models, so that screens that import it load no schemas.

/** The longest note about a team. */
export const TEAM_NOTE_MAX = 1000
