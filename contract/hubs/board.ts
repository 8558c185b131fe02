import { hub } from '../hub.ts'
import { int } from '../schema.ts'

/**
 * For spectators, with an account or without: what happens on the board of a game that is not hidden
 * (extension `streams`).
 */
export const boardHub = hub('/hub/board', {
  role: null,
  query: { game: int() },
  messages: {},
  streams: ['board', 'notices'],
})
