import { UNKNOWN_OVERVIEW, type LiveOverview } from '#contract/rules/live-overview.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { LiveOverviewStrip, since, solves } from './live-overview-strip.tsx'

const none = { judged: 0, wrong: 0, since }

const some = { judged: 40, wrong: 30, since }

const two = ['Warm up', 'Baby RSA']

const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'G']

const zeros = solves.map(() => 0)

export const examples = {
  unknown: UNKNOWN_OVERVIEW,
  quiet: { counted: 'stored', solves: zeros, answers: none, silent: { titles: [], since: null } },
  busy: { counted: 'stored', solves, answers: some, silent: { titles: two, since: null } },
  silent: {
    counted: 'stored',
    solves,
    answers: { judged: 1, wrong: 1, since },
    silent: { titles: seven, since: null },
  },
  quietAsLoaded: { counted: 'loaded', solves: zeros, answers: none, silent: { titles: [], since } },
  busyAsLoaded: { counted: 'loaded', solves, answers: some, silent: { titles: two, since } },
} as const satisfies Record<string, LiveOverview>

export const shown = shownExamples<LiveOverview>(examples, (room) => (
  <LiveOverviewStrip room={room} containers={null} />
))
