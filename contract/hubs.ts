import { hub } from './hub.ts'
import { gameEvent } from './models/event.ts'
import { gameNotice } from './models/notice.ts'
import { int } from './schema.ts'
import { logMessageModel } from './models/log.ts'
import { submission } from './models/submission.ts'

/** Open to every user. Users who do not play in the game get no items of `team`. */
export const userHub = hub('/hub/user', {
  role: 'User',
  query: { game: int() },
  messages: { ReceivedGameNotice: gameNotice },
  streams: ['board', 'notices', 'team'],
})

/** `ReceivedSubmissions` carries one submission, despite its name, and only when it is judged. */
export const monitorHub = hub('/hub/monitor', {
  role: 'Monitor',
  query: { game: int() },
  messages: { ReceivedGameEvent: gameEvent, ReceivedSubmissions: submission },
  streams: ['board', 'notices', 'monitor'],
})

/**
 * The board and the notices of a game that is not hidden, for spectators with or without an account
 * (extension `streams`).
 */
export const boardHub = hub('/hub/board', {
  role: null,
  query: { game: int() },
  messages: {},
  streams: ['board', 'notices'],
})

/**
 * Open to everyone, used by screens that belong to no game (extension `game-updates`). It has no streams,
 * only the messages that every connection gets.
 */
export const publicHub = hub('/hub/public', { role: null, query: {}, messages: {}, streams: [] })

export const adminHub = hub('/hub/admin', {
  role: 'Admin',
  query: {},
  messages: { ReceivedLog: logMessageModel },
  streams: ['logs', 'audit'],
})
