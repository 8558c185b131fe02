import type { GameNotice } from '#contract/models/notice.ts'
import { effect } from '../effect.ts'
import { following } from './following.ts'
import { subscription } from './subscription.ts'

export type PageVisibilityEvent = { type: 'page.shown' } | { type: 'page.hidden' }
/** Another tab of this browser has presented these notices. */
export interface PresentedInTabs {
  type: 'tabs.presented'
  ids: readonly number[]
}
export interface NoticesReport {
  type: 'notices.arrived'
  notices: readonly GameNotice[]
}
export interface PresenterKey {
  /** '' for visitors. */
  account: string
  game: number
}
export interface PresentRequest extends PresenterKey {
  ids: readonly number[]
}

/** Each notice is granted to exactly one tab, so that a user sees it once. */
export const presenterEffects = {
  /**
   * Resolves to the notices that this browser has presented. On a first visit all of them count as presented,
   * so that a newcomer is not flooded.
   */
  recall: effect<PresentRequest, { presented: readonly number[]; rung: readonly number[] }>('recall'),
  /** `unrung`: the notices for which no tab has played a sound. */
  claim: effect<PresentRequest, { granted: readonly number[]; unrung: readonly number[] }>('claim'),
  claimBell: effect<PresentRequest, { granted: readonly number[]; presented: readonly number[] }>(
    'claimBell',
  ),
  watchPage: subscription<object, PageVisibilityEvent>('watchPage'),
  /** Reports all notices of the game, and again with each new one. */
  followNotices: following<PresenterKey, NoticesReport>('followNotices'),
  watchTabs: subscription<PresenterKey, PresentedInTabs>('watchTabs'),
}
