import { Gallery } from '#src/features/gallery/gallery.tsx'

/** Mounted in development only. */
export function DevGalleryPage() {
  return <Gallery />
}
