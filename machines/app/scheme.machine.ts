import { assign, emit, setup, type SnapshotFrom } from 'xstate'

export const SCHEMES = ['dark', 'light', 'system'] as const
/** What a person chose; `system` follows the device. */
export type Scheme = (typeof SCHEMES)[number]
/** What is painted. */
export type Shade = 'dark' | 'light'
interface Context {
  chosen: Scheme
  preferred: Shade
}
type Event =
  | { type: 'choose'; scheme: Scheme }
  | { type: 'system.changed'; preferred: Shade }
  | { type: 'storage.changed'; scheme: Scheme }

const machine = setup({
  types: {
    input: {} as Context,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'chosen'; scheme: Scheme },
  },
  guards: {
    isDark: ({ context }) => context.chosen === 'dark',
    isLight: ({ context }) => context.chosen === 'light',
  },
  actions: {
    adopt: assign((_, event: { scheme: Scheme }) => ({ chosen: event.scheme })),
    notice: assign((_, event: { preferred: Shade }) => ({ preferred: event.preferred })),
    tell: emit((_, event: { scheme: Scheme }) => ({ type: 'chosen', scheme: event.scheme })),
  },
})

export const schemeMachine = machine.createMachine({
  id: 'scheme',
  description: 'Applies the chosen colour scheme.',
  context: ({ input }) => input,
  on: {
    choose: {
      target: '.settling',
      actions: [
        { type: 'adopt', params: ({ event }) => event },
        { type: 'tell', params: ({ event }) => event },
      ],
    },
    // Another tab chose, and has written it down already.
    'storage.changed': { target: '.settling', actions: { type: 'adopt', params: ({ event }) => event } },
    'system.changed': { actions: { type: 'notice', params: ({ event }) => event } },
  },
  initial: 'settling',
  states: {
    settling: {
      description: 'Transient. Chooses the next state from the stored scheme.',
      always: [
        { guard: 'isDark', target: 'dark' },
        { guard: 'isLight', target: 'light' },
        { target: 'system' },
      ],
    },
    dark: { description: 'Dark, regardless of the device.' },
    light: { description: 'Light, regardless of the device.' },
    system: { description: 'Follows the device.' },
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
