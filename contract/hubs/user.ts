import { hub } from '../hub.ts'
import { gameNotice } from '../models/notice.ts'
import { int } from '../schema.ts'

/** For every user, whether they play in the game or not; `team` tells nothing to who does not. */
export const userHub = hub('/hub/user', {
  role: 'User',
  query: { game: int() },
  messages: { ReceivedGameNotice: gameNotice },
  streams: ['board', 'notices', 'team'],
})
