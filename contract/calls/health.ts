import { get, json } from '../call.ts'
import { platformHealth } from '../models/health.ts'

/**
 * The state of each part of the platform, at most two seconds old. No part is waited for longer than that.
 */
export const getHealth = get('/api/admin/health', {
  role: 'Admin',
  answer: json(platformHealth),
  errors: [401, 403, 429],
  extension: 'health',
})
