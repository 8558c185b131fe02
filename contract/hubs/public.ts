import { hub } from '../hub.ts'

/**
 * Open to everyone, used by screens that belong to no game (extension `game-updates`). It has no streams, only
 * the messages that every connection gets.
 */
export const publicHub = hub('/hub/public', { role: null, query: {}, messages: {}, streams: [] })
