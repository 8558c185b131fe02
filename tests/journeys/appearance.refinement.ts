import { languageMachine, toLanguageView } from '#machines/app/language.machine.ts'
import { schemeMachine, toSchemeView } from '#machines/app/scheme.machine.ts'
import { languageJourney, schemeJourney } from './appearance.journey.ts'
import { refines } from './refinement.ts'

export const schemeRefinement = refines(schemeJourney, schemeMachine, toSchemeView, {
  input: () => ({ chosen: 'system', preferred: 'dark' }),
  events: {
    'the person chooses light': { type: 'choose', scheme: 'light' },
    'the person chooses dark': { type: 'choose', scheme: 'dark' },
    'the person follows the system': { type: 'choose', scheme: 'system' },
    'another tab chooses light': { type: 'storage.changed', scheme: 'light' },
    'another tab chooses dark': { type: 'storage.changed', scheme: 'dark' },
    'the device turns light': { type: 'system.changed', preferred: 'light' },
  },
  states: {
    dark: { chosen: 'dark', shade: 'dark' },
    light: { chosen: 'light', shade: 'light' },
    systemDark: { chosen: 'system', shade: 'dark' },
    systemLight: { chosen: 'system', shade: 'light' },
    darkOnLight: { chosen: 'dark', shade: 'dark' },
  },
})

const loaded = { loadCatalogue: true } as const

export const languageRefinement = refines(languageJourney, languageMachine, toLanguageView, {
  input: () => ({ chosen: 'en', browser: [] }),
  before: loaded,
  events: {
    'the person chooses Japanese': [{ type: 'choose', language: 'ja' }, loaded],
    'the person chooses English': [{ type: 'choose', language: 'en' }, loaded],
    'another tab chooses Chinese': [{ type: 'storage.changed', language: 'zh' }, loaded],
  },
  states: {
    english: { kind: 'speaking', language: 'en', coming: null },
    japanese: { kind: 'speaking', language: 'ja', coming: null },
    chinese: { kind: 'speaking', language: 'zh', coming: null },
  },
})
