import type { AlertsView } from './alert-options.tsx'

export const examples = {
  quiet: { hasSound: false, hasNotes: false, permission: 'default' },
  all: { hasSound: true, hasNotes: true, permission: 'granted' },
  denied: { hasSound: true, hasNotes: false, permission: 'denied' },
  absent: { hasSound: false, hasNotes: false, permission: 'absent' },
} as const satisfies Record<string, AlertsView>
