import { hub } from '../hub.ts'
import { gameNotice } from '../models/notice.ts'
import { int } from '../schema.ts'

/** Open to every user. Users who do not play in the game get no items of `team`. */
export const userHub = hub('/hub/user', {
  role: 'User',
  query: { game: int() },
  messages: { ReceivedGameNotice: gameNotice },
  streams: ['board', 'notices', 'team'],
})
