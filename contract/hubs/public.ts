import { hub } from '../hub.ts'

/**
 * For everybody, on screens that belong to no game (extension `game-updates`). It has no streams, only the
 * messages that every listener gets.
 */
export const publicHub = hub('/hub/public', { role: null, query: {}, messages: {}, streams: [] })
