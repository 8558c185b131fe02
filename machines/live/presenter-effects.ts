import { effect } from '../effect.ts'
import { subscription } from './subscription.ts'

export type PageVisibilityEvent = { type: 'page.shown' } | { type: 'page.hidden' }
/** What any tab of this browser has presented, as far as this one has heard. */
export interface PresentedInTabs {
  type: 'tabs.presented'
  ids: readonly number[]
}
export interface PresenterKey {
  /** Empty for visitors. */
  account: string
  game: number
}
export interface PresentRequest extends PresenterKey {
  ids: readonly number[]
}

/** Among all tabs each notice is granted to one. */
export const presenterEffects = {
  /** What this browser knows to be presented; on a first visit all that is there. */
  recall: effect<PresentRequest, { presented: readonly number[]; rung: readonly number[] }>('recall'),
  /** `unrung`: those of them for which no tab has rung. */
  claim: effect<PresentRequest, { granted: readonly number[]; unrung: readonly number[] }>('claim'),
  claimBell: effect<PresentRequest, { granted: readonly number[]; presented: readonly number[] }>(
    'claimBell',
  ),
  watchPage: subscription<object, PageVisibilityEvent>('watchPage'),
  watchTabs: subscription<PresenterKey, PresentedInTabs>('watchTabs'),
}
