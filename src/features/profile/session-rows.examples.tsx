import type { OwnSession } from '#contract/models/session.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { SessionRows } from './session-rows.tsx'

export const examples = {
  current: {
    id: '0d6f4b5e-54b2-4f0e-9a53-0c4a1a7f2b10',
    createdAt: '2026-11-20T08:00:00+00:00',
    seenAt: '2026-11-21T08:00:00+00:00',
    expiresAt: '2026-11-27T08:00:00+00:00',
    ip: '192.0.2.7',
    agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    current: true,
  },
  other: {
    id: '7e1f0d83-5a6c-4a1e-8a52-3a1d7c2be911',
    createdAt: '2026-11-01T08:00:00+00:00',
    seenAt: '2026-11-20T08:00:00+00:00',
    expiresAt: '2026-11-27T08:00:00+00:00',
    ip: '2001:db8::7',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1',
    current: false,
  },
} as const satisfies Record<string, OwnSession>

export const shown = shownExamples<OwnSession>(examples, (session) => <SessionRows sessions={[session]} />)
