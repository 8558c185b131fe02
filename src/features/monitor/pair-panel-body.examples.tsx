import { shownExamples } from '#src/ui/shown-examples.ts'
import { incident } from './cheat-card.examples.tsx'
import { owner } from './cheat-card.tsx'
import type { LinkedPair } from './pair-facts.ts'
import { PairPanelBody } from './pair-panel-body.tsx'
import { NOT_LOOKED_AT } from './pair-standing.ts'

const time = (hour: string) => `2026-11-20T${hour}:00+00:00`
const sending = (participationId: number, user: string, hour: string) => ({
  participationId,
  at: time(hour),
  userId: `u${participationId}`,
  user,
})

export const examples = {
  linked: {
    key: '1-2',
    sides: [owner, { ...owner, id: 2, team: 'Owls', sent: 1 }],
    lastAt: incident.at,
    incidents: [incident],
    reasons: {
      foreignFlagCount: 1,
      wrongFlags: [
        {
          challengeId: 7,
          challenge: 'Warm up',
          answer: 'flag{a guess that only two teams made}',
          teams: 3,
          by: [sending(1, 'ada', '08:10'), { ...sending(2, '', '08:12'), userId: null }],
        },
      ],
      wrongFlagCount: 24,
      addresses: [
        { ip: '2001:db8:40:1200:9f3c:51ff:fe7a:10b2', teams: 2, first: time('08:00'), last: time('09:40') },
      ],
      addressCount: 1,
      solves: ['Warm up', 'ECDSA nonce reuse strikes back', 'Gas golf', 'Rusty lock', '暗号'].map(
        (challenge, nth) => ({
          challengeId: nth + 7,
          challenge,
          ats: [time(`08:${nth + 1}0`), time(`08:${nth + 1}3`)],
        }),
      ),
      solveCount: 5,
    },
    standing: NOT_LOOKED_AT,
  },
  addressOnly: {
    key: '1-2',
    sides: [owner, { ...owner, id: 2, team: 'Owls' }],
    lastAt: incident.at,
    incidents: [],
    reasons: {
      foreignFlagCount: 0,
      wrongFlags: [],
      wrongFlagCount: 0,
      addresses: [{ ip: '192.0.2.7', teams: 2, first: time('08:00'), last: time('09:40') }],
      addressCount: 1,
      solves: [],
      solveCount: 0,
    },
    standing: { name: 'Dismissed', noted: 'Dismissed', by: 'Ana', at: incident.at },
  },
} as const satisfies Record<string, LinkedPair>

const nothing = () => {}

export const shown = shownExamples<LinkedPair>(examples, (pair) => (
  <PairPanelBody
    game={1}
    pair={pair}
    isMasked={false}
    tries={[
      { participationId: 1, challengeId: 7, at: time('08:01'), isRight: false },
      { participationId: 1, challengeId: 7, at: time('08:10'), isRight: true },
      { participationId: 2, challengeId: 7, at: time('08:13'), isRight: true },
    ]}
    reviewing={{ kind: 'idle' }}
    send={nothing}
    states={{ isBusy: false, onState: nothing, news: null }}
  />
))
