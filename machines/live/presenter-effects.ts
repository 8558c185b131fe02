import { effect } from '../effect.ts'
import { listening } from './subscription.ts'

export type PageSeen = { type: 'page.shown' } | { type: 'page.hidden' }
/** What any tab of this browser has presented, as far as this one has heard. */
export interface TabsTold {
  type: 'tabs.presented'
  ids: readonly number[]
}
export interface PresenterPlace {
  /** Empty for visitors. */
  account: string
  game: number
}
export interface Asked extends PresenterPlace {
  ids: readonly number[]
}

/** Among all tabs each notice is granted to one. */
export const presenterEffects = {
  /** What this browser knows to be presented; on a first visit all that is there. */
  recall: effect<Asked, { presented: readonly number[]; rung: readonly number[] }>('recall'),
  /** `unrung`: those of them for which no tab has rung. */
  claim: effect<Asked, { granted: readonly number[]; unrung: readonly number[] }>('claim'),
  claimBell: effect<Asked, { granted: readonly number[]; presented: readonly number[] }>('claimBell'),
  watchPage: listening<object, PageSeen>('watchPage'),
  watchTabs: listening<PresenterPlace, TabsTold>('watchTabs'),
}
