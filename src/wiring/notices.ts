import type { ActorRefFrom } from 'xstate'
import type { GameNotice } from '#contract/models/notice.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import type { LiveSource } from '#machines/live/live-types.ts'
import { presenterMachine, toPresenterView } from '#machines/live/presenter.machine.ts'
import { openTabLock } from '#src/browser/tab-lock.ts'
import { openChime } from '#src/browser/chime.ts'
import { openChoiceStore } from '#src/browser/choice-store.ts'
import { desktopNotifications } from '#src/browser/desktop-notifications.ts'
import { watchPageVisibility } from '#src/browser/page-visibility.ts'
import { openPresentedStore } from '#src/browser/presented-store.ts'
import { openReadNoticesStore } from '#src/browser/read-notices-store.ts'
import { noticesAtom } from '#src/live/feed-atoms.ts'
import { follow } from '#src/live/follow.ts'
import { openProcesses } from './process.ts'
import type { ClientServices } from './services.ts'
import type { World } from './browser-world.ts'

/** Shows notices of a game to the user, in whichever tab they look at. */
export function wireNoticePresenter(
  { clock }: ClientServices,
  confirm: ActorRefFrom<typeof confirmMachine>,
  live: LiveSource,
  { storage }: Pick<World, 'storage'>,
) {
  const store = openPresentedStore(storage, openTabLock('presented notices'))
  return {
    now: clock.now,
    notesOnDesktop: openChoiceStore(storage, 'desktop-notices', ['on', 'off']),
    chime: openChime(),
    desktop: desktopNotifications,
    readNotices: openReadNoticesStore(storage),
    presenter: openProcesses(confirm)(
      presenterMachine,
      toPresenterView,
      {
        recall: (asked, signal) => store.recall(asked, () => signal.aborted),
        claim: (asked, signal) => store.claim(asked, () => signal.aborted),
        claimBell: (asked, signal) => store.claimBell(asked, () => signal.aborted),
        watchPage: (_, say) => watchPageVisibility(say),
        watchTabs: (place, say) => store.follow(place, (ids) => say({ type: 'tabs.presented', ids })),
        followNotices({ game }, say) {
          let last: readonly GameNotice[] | null = null
          return follow(noticesAtom(live, game), ({ live: told }) => {
            // After a reconnect the feed reports the same notices again.
            if (told.state === 'waiting' || told.value === last) return
            last = told.value
            say({ type: 'notices.arrived', notices: last })
          })
        },
      },
      { given: { now: clock.now } },
    ),
  }
}
