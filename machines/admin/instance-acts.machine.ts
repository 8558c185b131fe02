import type { InstanceActResultModel, InstanceKeyModel } from '#contract/models/game-instance.ts'
import { actMachine, type ActView } from '../kit/act.ts'

export interface InstanceTask {
  act: 'stop' | 'restart' | 'prolong'
  keys: readonly InstanceKeyModel[]
}
export type InstanceActsView = ActView<InstanceTask, InstanceActResultModel>

/** Needs no question, because the dialog of the screen has already asked. */
export const instanceActsMachine = actMachine<{ game: number }, InstanceTask, InstanceActResultModel>({
  id: 'instanceActs',
  description: 'Stops, restarts or prolongs instances of a game, all in one request.',
  isEmpty: ({ keys }) => keys.length === 0,
})
