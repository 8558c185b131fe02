import { shownExamples } from '#src/ui/shown-examples.ts'
import { AlertOptions, type AlertsView } from './alert-options.tsx'

export const examples = {
  quiet: { hasSound: false, hasNotes: false, permission: 'default' },
  all: { hasSound: true, hasNotes: true, permission: 'granted' },
  denied: { hasSound: true, hasNotes: false, permission: 'denied' },
  absent: { hasSound: false, hasNotes: false, permission: 'absent' },
} as const satisfies Record<string, AlertsView>

const nothing = () => {}
export const shown = shownExamples(examples, (view) => (
  <AlertOptions view={view} onSound={nothing} onNotes={nothing} />
))
