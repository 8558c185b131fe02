import { shownExamples } from '#src/ui/shown-examples.ts'
import { BuildBadge } from './about.tsx'
import type { BuildView } from './build-view.ts'

export const examples = {
  official: { kind: 'official', tag: 'v1.4.0', commit: '0a1b2c', builtAt: '2026-11-20T16:34:00+08:00' },
  unofficial: { kind: 'unofficial' },
} as const satisfies Record<string, BuildView>

export const shown = shownExamples(examples, (view) => <BuildBadge view={view} year="2026" />)
