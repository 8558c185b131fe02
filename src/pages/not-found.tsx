import { NotFound } from '#src/shell/not-found.tsx'

export function NotFoundPage() {
  return <NotFound />
}
