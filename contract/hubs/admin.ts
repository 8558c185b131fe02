import { hub } from '../hub.ts'
import { logMessageModel } from '../models/log.ts'

export const adminHub = hub('/hub/admin', {
  role: 'Admin',
  query: {},
  messages: { ReceivedLog: logMessageModel },
  streams: ['logs', 'audit'],
})
