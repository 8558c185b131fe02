import type { Language } from '#contract/rules/language.ts'
import { setup, type SnapshotFrom } from 'xstate'
import { effect } from '../effect.ts'
import { answers, arrows, type Arrow } from '../kit/arrows.ts'
import { announced, type Emission } from './announcement.ts'
import { pickLanguage } from './language.ts'

interface Input {
  chosen: Language | null
  browser: readonly string[]
}
interface Context {
  wanted: Language
  /** The language of the loaded texts. Null: none have loaded yet. */
  shown: Language | null
}
type Event = { type: 'choose'; language: Language } | { type: 'storage.changed'; language: Language }
type Emitted = { type: 'chosen'; language: Language } | Emission
type Step = Omit<Arrow<boolean, Context, Emitted>, 'when'>

const RETRY_MS = 2_000

export const languageEffects = { loadCatalogue: effect<Language, boolean>('loadCatalogue') }
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  delays: { untilRetry: RETRY_MS },
  actors: languageEffects,
})
const wantChosen = ({ language }: { language: Language }) => ({ wanted: language })
const show = (_: boolean, { wanted }: Context) => ({ shown: wanted })
const keepShown = (_: boolean, { shown }: Context) => (shown ? { wanted: shown } : {})

const loading = (loaded: Step, missing: Step) =>
  machine.createStateConfig({
    invoke: {
      src: 'loadCatalogue',
      input: ({ context }) => context.wanted,
      onDone: answers({ when: (isLoaded) => isLoaded, ...loaded }, missing),
    },
  })
const first = machine.createStateConfig({
  on: { 'storage.changed': arrows({ to: 'starting', again: true, put: wantChosen }) },
})
/** A newer choice replaces the one that is still loading. */
const switchable = machine.createStateConfig({
  on: {
    choose: arrows({ to: 'switching', again: true, put: wantChosen }),
    // The other tab has stored its choice already, so this one only follows.
    'storage.changed': arrows({ to: 'following', again: true, put: wantChosen }),
  },
})

export const languageMachine = machine.createMachine({
  id: 'language',
  description: 'Loads the texts of the chosen language and switches between languages.',
  context: ({ input }) => ({ wanted: pickLanguage(input.chosen, input.browser), shown: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Waits for the first texts. Nothing is drawn before.',
      ...first,
      ...loading({ to: 'speaking', put: show }, { to: 'wordless' }),
    },
    // Without texts the page cannot show an error, so it retries without the user.
    wordless: {
      description: 'The texts did not load. Retries every two seconds.',
      ...first,
      after: { untilRetry: 'starting' },
    },
    speaking: { description: 'Shows the page in one language.', ...switchable },
    switching: {
      description: 'Waits for the texts of the chosen language, then stores the choice.',
      ...switchable,
      ...loading(
        {
          to: 'speaking',
          tell: (_, { wanted }) => [{ type: 'chosen', language: wanted }],
          put: show,
        },
        { to: 'speaking', tell: () => [announced({ kind: 'language-missing' })], put: keepShown },
      ),
    },
    following: {
      description: 'Another tab has switched. Waits for the texts.',
      ...switchable,
      ...loading({ to: 'speaking', put: show }, { to: 'speaking', put: keepShown }),
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
