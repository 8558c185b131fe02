import type { Seen } from './seen.ts'

/** An observation of a page that breaks no law. */
export const aSeen = (differs: Partial<Seen> = {}): Seen => ({
  at: 0,
  act: 'a step',
  address: '/',
  page: 1,
  screen: 'Games',
  focus: null,
  dialogs: [],
  isFocusInDialog: false,
  nameless: [],
  isOffline: false,
  liveClaims: [],
  refusals: [],
  flag: null,
  typed: null,
  verdict: null,
  ownScore: null,
  rawTexts: [],
  overhang: 0,
  ...differs,
})
