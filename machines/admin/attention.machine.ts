import type { AttentionActModel } from '#contract/models/room-overview.ts'
import { actMachine } from '../kit/act.ts'

/**
 * Asks nothing, because all organisers see immediately who has taken a cause, and another one can take it
 * over.
 */
export const attentionMachine = actMachine<{ game: number }, AttentionActModel>({
  id: 'attention',
  description: 'Takes, leaves, snoozes or wakes a cause of the overview.',
  tellsFailure: true,
})
