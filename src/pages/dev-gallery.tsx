import { Gallery } from '#src/gallery/gallery.tsx'

/** Mounted in development only. */
export function Page() {
  return <Gallery />
}
