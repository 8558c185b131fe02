import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import { effect } from '../effect.ts'
import type { Announcement } from './announcement.ts'
import { pickLanguage, type Language } from './language.ts'

interface Input {
  chosen: Language | null
  browser: readonly string[]
}
interface Context {
  /** Whose words are wanted. */
  wanted: Language
  /** Whose words are at hand; null only before the first arrived. */
  shown: Language | null
}
type Event = { type: 'choose'; language: Language } | { type: 'storage.changed'; language: Language }
type Emitted = { type: 'chosen'; language: Language } | { type: 'announce'; announcement: Announcement }

const RETRY_MS = 2_000

export const languageEffects = { loadCatalogue: effect<Language, boolean>('loadCatalogue') }
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  guards: {
    hasCome: (_, hasCome: boolean) => hasCome,
    isOther: ({ context }, event: { language: Language }) => context.shown !== event.language,
  },
  actions: {
    want: assign((_, event: { language: Language }) => ({ wanted: event.language })),
    show: assign(({ context }) => ({ shown: context.wanted })),
    stay: assign(({ context }) => (context.shown ? { wanted: context.shown } : {})),
    tell: emit(({ context }) => ({ type: 'chosen', language: context.wanted })),
    sayMissing: emit({ type: 'announce', announcement: { kind: 'language-missing' } }),
  },
  delays: { untilRetry: RETRY_MS },
  actors: languageEffects,
})

export const languageMachine = machine.createMachine({
  id: 'language',
  context: ({ input }) => ({ wanted: pickLanguage(input.chosen, input.browser), shown: null }),
  initial: 'starting',
  states: {
    starting: {
      invoke: {
        src: 'loadCatalogue',
        input: ({ context }) => context.wanted,
        onDone: [{ guard: { type: 'hasCome', params: ({ event }) => event.output }, target: 'speaking', actions: 'show' }, { target: 'wordless' }],
      },
    },
    // Nothing can be said in words yet, so nothing is asked of the person either.
    wordless: { after: { untilRetry: 'starting' } },
    speaking: {
      on: {
        choose: { target: 'switching', actions: { type: 'want', params: ({ event }) => event } },
        'storage.changed': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'following',
          actions: { type: 'want', params: ({ event }) => event },
        },
      },
    },
    switching: {
      // Who changes their mind meanwhile gets the last wish.
      on: { choose: { target: 'switching', reenter: true, actions: { type: 'want', params: ({ event }) => event } } },
      invoke: {
        src: 'loadCatalogue',
        input: ({ context }) => context.wanted,
        onDone: [
          { guard: { type: 'hasCome', params: ({ event }) => event.output }, target: 'speaking', actions: ['show', 'tell'] },
          { target: 'speaking', actions: ['stay', 'sayMissing'] },
        ],
      },
    },
    // Another tab chose, and has written it down already.
    following: {
      on: { choose: { target: 'switching', actions: { type: 'want', params: ({ event }) => event } } },
      invoke: {
        src: 'loadCatalogue',
        input: ({ context }) => context.wanted,
        onDone: [
          { guard: { type: 'hasCome', params: ({ event }) => event.output }, target: 'speaking', actions: 'show' },
          { target: 'speaking', actions: 'stay' },
        ],
      },
    },
  },
})

export type LanguageView = { kind: 'wordless' } | { kind: 'speaking'; language: Language; coming: Language | null }
export function toLanguageView({ context: { shown, wanted } }: SnapshotFrom<typeof languageMachine>): LanguageView {
  return shown ? { kind: 'speaking', language: shown, coming: wanted === shown ? null : wanted } : { kind: 'wordless' }
}
