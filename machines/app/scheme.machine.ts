import { setup, type SnapshotFrom } from 'xstate'
import { arrows } from '../kit/arrows.ts'

export const SCHEMES = ['dark', 'light', 'system'] as const
/** `system` follows the device. */
export type Scheme = (typeof SCHEMES)[number]
export type Shade = 'dark' | 'light'
interface Context {
  chosen: Scheme
  preferred: Shade
}
type Event =
  | { type: 'choose'; scheme: Scheme }
  | { type: 'system.changed'; preferred: Shade }
  | { type: 'storage.changed'; scheme: Scheme }

export const schemeMachine = setup({
  types: {
    input: {} as Context,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'chosen'; scheme: Scheme },
  },
}).createMachine({
  id: 'scheme',
  description: 'Applies the chosen colour scheme.',
  context: ({ input }) => input,
  initial: 'applied',
  states: {
    applied: {
      description: 'Shows the page in the chosen scheme.',
      on: {
        choose: arrows({
          tell: ({ scheme }) => [{ type: 'chosen', scheme }],
          put: ({ scheme }) => ({ chosen: scheme }),
        }),
        // The other tab has stored its choice already, so this one only follows.
        'storage.changed': arrows({ put: ({ scheme }) => ({ chosen: scheme }) }),
        'system.changed': arrows({ put: ({ preferred }) => ({ preferred }) }),
      },
    },
  },
})

export interface SchemeView {
  chosen: Scheme
  shade: Shade
}
export function toSchemeView({
  context: { chosen, preferred },
}: SnapshotFrom<typeof schemeMachine>): SchemeView {
  return { chosen, shade: chosen === 'system' ? preferred : chosen }
}
