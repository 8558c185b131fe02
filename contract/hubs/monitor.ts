import { hub } from '../hub.ts'
import { gameEvent } from '../models/event.ts'
import { submission } from '../models/submission.ts'
import { int } from '../schema.ts'

/** `ReceivedSubmissions` carries one submission, despite its name, and only when it is judged. */
export const monitorHub = hub('/hub/monitor', {
  role: 'Monitor',
  query: { game: int() },
  messages: { ReceivedGameEvent: gameEvent, ReceivedSubmissions: submission },
  streams: ['board', 'notices', 'monitor'],
})
