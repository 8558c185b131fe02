import { NotFound } from '#src/shell/not-found.tsx'

export function Page() {
  return <NotFound />
}
