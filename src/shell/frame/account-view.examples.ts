import type { AccountView } from './account-view.ts'

export const examples = {
  unknown: { kind: 'unknown' },
  visitor: { kind: 'visitor' },
  player: { kind: 'account', name: 'ann', avatar: null, isAdmin: false },
  administrator: { kind: 'account', name: 'root', avatar: null, isAdmin: true },
} as const satisfies Record<string, AccountView>
