import { NotFound } from '#src/features/not-found/not-found.tsx'

export function NotFoundPage() {
  return <NotFound />
}
