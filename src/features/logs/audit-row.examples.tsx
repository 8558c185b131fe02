import type { AuditEntry } from '#contract/models/audit.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { AuditRow } from './audit-row.tsx'

const plain: AuditEntry = {
  number: 7,
  time: '2026-11-20T08:00:00+00:00',
  actorId: '00000000-0000-4000-8000-000000000001',
  actor: 'root',
  ip: '192.0.2.7',
  act: 'TeamDeleted',
  kind: 'team',
  id: '12',
  name: 'Owls',
  changes: [],
}

const changed = (field: string, before: string | null, after: string | null) => ({
  field,
  before,
  after,
  isHidden: false,
})

export const examples = {
  plain,
  platform: {
    ...plain,
    act: 'ConfigChanged',
    kind: 'platform',
    id: null,
    name: null,
    changes: [changed('allowRegister', 'true', 'false')],
  },
  user: {
    ...plain,
    act: 'UserChanged',
    kind: 'user',
    id: '00000000-0000-4000-8000-000000000002',
    name: 'grace',
    changes: [
      changed('role', 'User', 'Monitor'),
      { field: 'phone', before: null, after: null, isHidden: true },
    ],
  },
  created: {
    ...plain,
    act: 'FlagsAdded',
    kind: 'challenge',
    name: 'Warm up',
    changes: [changed('count', null, '3')],
  },
  cleared: {
    ...plain,
    act: 'BoardFrozen',
    kind: 'game',
    name: 'Cup',
    changes: [changed('freezeAt', '2026-11-20T09:00:00+00:00', null)],
  },
  long: {
    ...plain,
    act: 'ChallengeChanged',
    kind: 'challenge',
    name: 'Warm up',
    changes: [
      changed('content', 'Once upon a time. '.repeat(30).trim(), 'Twice upon a time. '.repeat(30).trim()),
    ],
  },
  many: {
    ...plain,
    act: 'GameChanged',
    kind: 'game',
    name: 'Cup',
    changes: ['title', 'summary', 'hidden', 'wpNote', 'practiceMode', 'unheard'].map((field) =>
      changed(field, 'before', 'after'),
    ),
  },
} as const satisfies Record<string, AuditEntry>

export const shown = shownExamples<AuditEntry>(examples, (entry) => <AuditRow entry={entry} />)
