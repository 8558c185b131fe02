import { hub } from '../hub.ts'
import { int } from '../schema.ts'

/**
 * Facts of the board of a game that is not hidden, for spectators with or without an account (extension
 * `streams`).
 */
export const boardHub = hub('/hub/board', {
  role: null,
  query: { game: int() },
  messages: {},
  streams: ['board', 'notices'],
})
