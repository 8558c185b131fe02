import { presenterEffects } from '#machines/live/presenter-effects.ts'
import { presenterMachine } from '#machines/live/presenter.machine.ts'
import { openAlone } from '#src/browser/tab-lock.ts'
import { openChime } from '#src/browser/chime.ts'
import { openChoiceStore } from '#src/browser/choice-store.ts'
import { desktopNotes } from '#src/browser/desktop-notifications.ts'
import { watchPage } from '#src/browser/page-visibility.ts'
import { openPresentedStore } from '#src/browser/presented-store.ts'
import { titleMark } from '#src/browser/unread-title.ts'
import type { Outside } from './services.ts'
import type { World } from './browser-world.ts'

/** How notices of a game reach a person, whichever tab that person looks at. */
export function wirePresenting({ clock }: Outside, { storage }: Pick<World, 'storage'>) {
  const store = openPresentedStore(storage, openAlone('presented notices'))
  return {
    now: clock.now,
    notesOnDesktop: openChoiceStore(storage, 'desktop-notices', ['on', 'off']),
    chime: openChime(),
    desktop: desktopNotes,
    mark: titleMark.write,
    presenter: presenterMachine.provide({
      actors: {
        recall: presenterEffects.recall.by((asked, signal) => store.recall(asked, () => signal.aborted)),
        claim: presenterEffects.claim.by((asked, signal) => store.claim(asked, () => signal.aborted)),
        claimBell: presenterEffects.claimBell.by((asked, signal) => store.claimBell(asked, () => signal.aborted)),
        watchPage: presenterEffects.watchPage.by((_, say) => watchPage(say)),
        watchTabs: presenterEffects.watchTabs.by((place, say) => store.follow(place, (ids) => say({ type: 'tabs.presented', ids }))),
      },
    }),
  }
}
