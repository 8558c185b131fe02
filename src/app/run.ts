import { toSchemeView } from '#machines/app/scheme.machine.ts'
import { followSignedOut } from '#src/browser/forget-account.ts'
import { followPreferredShade } from '#src/browser/preferred-shade.ts'
import type { Wiring } from '#src/wiring/wiring.ts'

/** Starts the machines that live as long as the page. Returns the function that stops them. */
export function run({ wired, outside, signedOutElsewhere }: Wiring): () => void {
  const { session, cache, confirm, overlay, scheme, language, announcer } = wired
  const root = document.documentElement
  const hidden = () => cache.send({ type: 'page.hidden' })
  const told = [
    session.on('announce', ({ announcement }) => announcer.announce(announcement)),
    language.on('announce', ({ announcement }) => announcer.announce(announcement)),
    language.on('chosen', (chosen) => outside.languages.write(chosen.language)),
    scheme.on('chosen', (chosen) => outside.schemes.write(chosen.scheme)),
    language.subscribe(({ context: { shown } }) => {
      if (shown) root.lang = shown
    }),
    scheme.subscribe((snapshot) => {
      root.dataset['theme'] = toSchemeView(snapshot).shade
    }),
  ]
  const stops = [
    followPreferredShade((preferred) => scheme.send({ type: 'system.changed', preferred })),
    outside.schemes.follow((chosen) => scheme.send({ type: 'storage.changed', scheme: chosen })),
    outside.languages.follow((chosen) => language.send({ type: 'storage.changed', language: chosen })),
    followSignedOut(signedOutElsewhere),
    () => removeEventListener('pagehide', hidden),
  ]
  // Neither `unload` nor `beforeunload`: phones fire neither, and both exclude a page from the back-forward
  // cache.
  addEventListener('pagehide', hidden)
  const actors = [cache, scheme, language, session, confirm, overlay]
  for (const actor of actors) actor.start()
  return () => {
    for (const subscription of told) subscription.unsubscribe()
    for (const stop of stops) stop()
    for (const actor of actors) actor.stop()
  }
}
