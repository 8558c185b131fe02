import { presenterEffects } from '#machines/live/presenter-effects.ts'
import { presenterMachine } from '#machines/live/presenter.machine.ts'
import { openTabLock } from '#src/browser/tab-lock.ts'
import { openChime } from '#src/browser/chime.ts'
import { openChoiceStore } from '#src/browser/choice-store.ts'
import { desktopNotifications } from '#src/browser/desktop-notifications.ts'
import { watchPageVisibility } from '#src/browser/page-visibility.ts'
import { openPresentedStore } from '#src/browser/presented-store.ts'
import { openReadNoticesStore } from '#src/browser/read-notices-store.ts'
import { unreadTitle } from '#src/browser/unread-title.ts'
import type { ClientServices } from './services.ts'
import type { World } from './browser-world.ts'

/** How notices of a game reach a person, whichever tab that person looks at. */
export function wireNoticePresenter({ clock }: ClientServices, { storage }: Pick<World, 'storage'>) {
  const store = openPresentedStore(storage, openTabLock('presented notices'))
  return {
    now: clock.now,
    notesOnDesktop: openChoiceStore(storage, 'desktop-notices', ['on', 'off']),
    chime: openChime(),
    desktop: desktopNotifications,
    mark: unreadTitle.write,
    readNotices: openReadNoticesStore(storage),
    presenter: presenterMachine.provide({
      actors: {
        recall: presenterEffects.recall.by((asked, signal) => store.recall(asked, () => signal.aborted)),
        claim: presenterEffects.claim.by((asked, signal) => store.claim(asked, () => signal.aborted)),
        claimBell: presenterEffects.claimBell.by((asked, signal) =>
          store.claimBell(asked, () => signal.aborted),
        ),
        watchPage: presenterEffects.watchPage.by((_, say) => watchPageVisibility(say)),
        watchTabs: presenterEffects.watchTabs.by((place, say) =>
          store.follow(place, (ids) => say({ type: 'tabs.presented', ids })),
        ),
      },
    }),
  }
}
