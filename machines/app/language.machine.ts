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
/** Where an answer leads, and what is done on the way. */
interface Step {
  target: 'speaking' | 'wordless'
  actions?: ('show' | 'stay' | 'tell' | 'sayMissing')[]
}
type Emitted = { type: 'chosen'; language: Language } | { type: 'announce'; announcement: Announcement }

const RETRY_MS = 2_000

export const languageEffects = { loadCatalogue: effect<Language, boolean>('loadCatalogue') }
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  guards: {
    hasCome: (_, hasCome: boolean) => hasCome,
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

/** Fetches the words that are wanted, and goes one way or the other. */
const loading = (come: Step, missing: Step) =>
  machine.createStateConfig({
    invoke: {
      src: 'loadCatalogue',
      input: ({ context }) => context.wanted,
      onDone: [{ guard: { type: 'hasCome', params: ({ event }) => event.output }, ...come }, missing],
    },
  })
/** A newer wish takes the place of the one under way. */
const wanting = (target: 'starting' | 'switching' | 'following') =>
  ({
    target,
    reenter: true,
    actions: { type: 'want', params: ({ event }: { event: { language: Language } }) => event },
  }) as const

export const languageMachine = machine.createMachine({
  id: 'language',
  description: 'Loads the texts of the chosen language and switches between languages.',
  context: ({ input }) => ({ wanted: pickLanguage(input.chosen, input.browser), shown: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Waits for the first texts. Nothing is drawn before.',
      ...loading({ target: 'speaking', actions: ['show'] }, { target: 'wordless' }),
      on: { 'storage.changed': wanting('starting') },
    },
    // Nothing can be said in words yet, so nothing is asked of the person either.
    wordless: {
      description: 'The texts did not load. Retries every two seconds.',
      on: { 'storage.changed': wanting('starting') },
      after: { untilRetry: 'starting' },
    },
    speaking: {
      description: 'Shows the page in one language.',
      on: { choose: wanting('switching'), 'storage.changed': wanting('following') },
    },
    switching: {
      description: 'Waits for the texts of the chosen language, then stores the choice.',
      ...loading(
        { target: 'speaking', actions: ['show', 'tell'] },
        { target: 'speaking', actions: ['stay', 'sayMissing'] },
      ),
      on: { choose: wanting('switching'), 'storage.changed': wanting('following') },
    },
    // Another tab chose, and has written it down already.
    following: {
      description: 'Another tab has switched. Waits for the texts.',
      ...loading({ target: 'speaking', actions: ['show'] }, { target: 'speaking', actions: ['stay'] }),
      on: { choose: wanting('switching'), 'storage.changed': wanting('following') },
    },
  },
})

export type LanguageView =
  | { kind: 'wordless' }
  | { kind: 'speaking'; language: Language; coming: Language | null }
export function toLanguageView({
  context: { shown, wanted },
}: SnapshotFrom<typeof languageMachine>): LanguageView {
  return shown
    ? { kind: 'speaking', language: shown, coming: wanted === shown ? null : wanted }
    : { kind: 'wordless' }
}
