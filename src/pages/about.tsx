import { About } from '#src/features/about/about.tsx'

export function AboutPage() {
  return <About />
}
