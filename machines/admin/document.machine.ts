import { setup } from 'xstate'
import type { Problem } from '#contract/problem.ts'
import { arrows } from '../kit/arrows.ts'
import { subscription } from '../live/subscription.ts'

type DocumentHeard =
  /** `address`: where this page holds the bytes, until the subscription ends. */
  { type: 'document.read'; address: string } | { type: 'document.failed'; problem: Problem }
type Event = DocumentHeard | { type: 'retry' }

export type DocumentView =
  | { kind: 'reading' }
  | { kind: 'shown'; address: string }
  | { kind: 'failed'; problem: Problem }
interface Context {
  url: string
  at: DocumentView
}

export const documentEffects = {
  holdDocument: subscription<{ url: string }, DocumentHeard>('holdDocument'),
}
const machine = setup({
  types: { input: {} as { url: string }, context: {} as Context, events: {} as Event },
  actors: documentEffects,
})

/** A base server sends every file as a download, so the page reads the bytes itself. */
export const documentMachine = machine.createMachine({
  id: 'document',
  description: 'Reads a document that the server only offers as a download.',
  context: ({ input }) => ({ ...input, at: { kind: 'reading' } }),
  initial: 'held',
  states: {
    held: {
      description: 'The bytes are on their way or here. Leaving this state releases them.',
      invoke: { src: 'holdDocument', input: ({ context: { url } }) => ({ url }) },
      on: {
        'document.failed': arrows({
          to: 'failed',
          put: ({ problem }) => ({ at: { kind: 'failed', problem } }),
        }),
      },
      initial: 'reading',
      states: {
        reading: {
          description: 'Waits for the bytes.',
          on: {
            'document.read': arrows({
              to: 'shown',
              put: ({ address }) => ({ at: { kind: 'shown', address } }),
            }),
          },
        },
        shown: { description: 'The document is shown.' },
      },
    },
    failed: {
      description: 'The bytes did not arrive. Shows why.',
      on: { retry: arrows({ to: 'held', put: () => ({ at: { kind: 'reading' } }) }) },
    },
  },
})

export const toDocumentView = ({ context: { at } }: { context: Pick<Context, 'at'> }): DocumentView => at
