import { shownExamples } from '#src/ui/shown-examples.ts'
import { CeremonyBar, type CeremonyBarView } from './ceremony-bar.tsx'

const last = { row: { name: 'Owls' }, challenge: { title: 'Warm up' }, mark: 1 } as const

export const examples = {
  frozen: { kind: 'frozen', last: null, shown: 0, hidden: 12, problem: null },
  underWay: { kind: 'underWay', last, shown: 3, hidden: 12, problem: null },
  running: { kind: 'running', last, shown: 4, hidden: 12, problem: null },
  done: { kind: 'done', last, shown: 12, hidden: 12, problem: null },
  cutOff: { kind: 'done', last, shown: 12, hidden: 12, problem: { kind: 'unreachable' } },
  publishing: { kind: 'publishing', last, shown: 12, hidden: 12, problem: null },
  published: { kind: 'published', last, shown: 12, hidden: 12, problem: null },
} as const satisfies Record<string, CeremonyBarView>

const nothing = () => {}
export const shown = shownExamples<CeremonyBarView>(examples, (view) => (
  <CeremonyBar view={view} mayPublish onClose={nothing} send={nothing} />
))
