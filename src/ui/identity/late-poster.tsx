import { Suspense } from 'react'
import { loadAfterPaint } from '#src/browser/load-when-idle.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import type { EventPosterProps } from './event-poster.tsx'

const EventPoster = lazyPart(async () => {
  const [{ EventPoster: Poster }] = await loadAfterPaint(() =>
    Promise.all([
      import('./event-poster.tsx'),
      // Loads together with the poster, which renders it next.
      import('./poster-drawing.tsx'),
    ]),
  )
  return Poster
})

/** Used on the first screens, whose text is more urgent than their pictures. The space is reserved. */
export function LatePoster(props: EventPosterProps) {
  return (
    <Suspense fallback={<span aria-hidden className={props.className} />}>
      <EventPoster {...props} />
    </Suspense>
  )
}
