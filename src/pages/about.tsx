import { About } from '#src/features/about/about.tsx'

export function Page() {
  return <About />
}
