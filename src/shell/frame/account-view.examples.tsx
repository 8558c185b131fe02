import { shownExamples } from '#src/ui/shown-examples.ts'
import type { AccountView } from './account-view.ts'
import { NavRail } from './nav-rail.tsx'

export const examples = {
  unknown: { kind: 'unknown' },
  visitor: { kind: 'visitor' },
  player: { kind: 'account', name: 'ann', avatar: null, isAdmin: false },
  administrator: { kind: 'account', name: 'root', avatar: null, isAdmin: true },
} as const satisfies Record<string, AccountView>

const nothing = () => {}
export const shown = shownExamples<AccountView>(examples, (account) => (
  <NavRail account={account} onSearch={nothing} />
))
