import { assign, setup, type SnapshotFrom } from 'xstate'

interface Context {
  waiting: number
}
type Event = { type: 'wait' } | { type: 'done' }

export const overlayMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  guards: { isLast: ({ context }) => context.waiting === 1 },
  actions: {
    add: assign(({ context }) => ({ waiting: context.waiting + 1 })),
    remove: assign(({ context }) => ({ waiting: context.waiting - 1 })),
  },
}).createMachine({
  id: 'overlay',
  description: 'Covers the page while something fundamental changes.',
  context: { waiting: 0 },
  initial: 'clear',
  states: {
    clear: { description: 'The page is not covered.', on: { wait: { target: 'covering', actions: 'add' } } },
    covering: {
      description: 'The page is covered until the last change has ended.',
      on: {
        wait: { actions: 'add' },
        done: [{ guard: 'isLast', target: 'clear', actions: 'remove' }, { actions: 'remove' }],
      },
    },
  },
})

export type OverlayView = { kind: 'clear' } | { kind: 'covering'; waiting: number }
export function toOverlayView(snapshot: SnapshotFrom<typeof overlayMachine>): OverlayView {
  return snapshot.matches('covering')
    ? { kind: 'covering', waiting: snapshot.context.waiting }
    : { kind: 'clear' }
}
