import type { Submission } from '#contract/models/submission.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { AnswerPanelBody, type AnswerPanelBodyProps } from './answer-panel-body.tsx'
import { examples as pages } from './room-pages.examples.tsx'

const { team } = pages.team
const submission: Submission = {
  answer: 'HL{rusty_but_trusty_7f3a9c}',
  status: 'CheatDetected',
  time: '2026-11-22T09:30:00Z',
  user: 'bao_re',
  team: team.name,
  challenge: 'Rusty lock',
  facts: {
    id: 3,
    participationId: team.participationId,
    userId: team.captainId,
    challengeId: 3,
    category: 'Reverse',
    attempt: 3,
    ip: '203.0.113.41',
    placing: null,
  },
}
const ready = { state: 'ready', value: team, problem: null, refresh: () => {} } as const
const cheat: AnswerPanelBodyProps = {
  game: 3,
  submission,
  count: 1,
  isMasked: false,
  isAdmin: true,
  read: ready,
}

export const examples = {
  cheat,
  masked: { ...cheat, isMasked: true },
  repeated: { ...cheat, submission: { ...submission, status: 'WrongAnswer' }, count: 7 },
  banned: {
    ...cheat,
    read: { ...ready, value: { ...pages.banned.team, banReason: 'Sent the flag of Hello World.' } },
  },
  quiet: { ...cheat, read: { ...ready, value: pages.quiet.team } },
  waiting: { ...cheat, read: { state: 'waiting', isSlow: false } },
  gone: {
    ...cheat,
    read: { state: 'failed', problem: { kind: 'missing', title: null }, refresh: () => {} },
  },
  cutOff: { ...cheat, read: { state: 'failed', problem: { kind: 'unreachable' }, refresh: () => {} } },
  withoutPages: { ...cheat, read: null },
} as const satisfies Record<string, AnswerPanelBodyProps>

export const shown = shownExamples<AnswerPanelBodyProps>(examples, (props) => <AnswerPanelBody {...props} />)
