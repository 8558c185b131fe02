import type { AttentionActModel } from '#contract/models/room-overview.ts'
import { actMachine } from '../kit/act.ts'

/** Everybody sees at once who has a cause. Whoever comes later takes it over. */
export const attentionMachine = actMachine<{ game: number }, AttentionActModel>({
  id: 'attention',
  description: 'Takes, leaves, snoozes or wakes a cause of the overview.',
  tellsFailure: true,
})
