import { createRef } from 'react'
import { shownExamples } from '#src/ui/shown-examples.ts'
import type { NextStep } from './next-step.ts'
import { ParticipationStep } from './participation-step.tsx'

const apart = { team: 'Red Pandas', leaving: 'no', problem: null } as const

export const examples = {
  loading: { kind: 'loading' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' }, retry: () => {} },
  visitor: { kind: 'visitor' },
  disabled: { kind: 'disabled' },
  teamless: { kind: 'teamless' },
  over: { kind: 'over' },
  unsubmitted: { kind: 'unsubmitted', phase: 'coming', problem: null },
  late: { kind: 'unsubmitted', phase: 'ongoing', problem: null },
  practice: { kind: 'unsubmitted', phase: 'practice', problem: null },
  pending: { ...apart, kind: 'pending', phase: 'coming', hasMates: true },
  leaving: { ...apart, kind: 'pending', phase: 'coming', hasMates: false, leaving: 'under-way' },
  refused: {
    ...apart,
    kind: 'pending',
    phase: 'ongoing',
    hasMates: false,
    problem: { kind: 'refused', title: 'You cannot leave any more' },
  },
  tooLate: { ...apart, kind: 'pending', phase: 'ended', hasMates: true },
  rejected: { ...apart, kind: 'rejected', phase: 'coming', canJoin: true },
  rejectedForGood: { ...apart, kind: 'rejected', phase: 'ended', canJoin: false },
  accepted: { kind: 'accepted', team: 'Red Pandas', phase: 'coming', hasMates: true },
  playing: { kind: 'accepted', team: 'Red Pandas', phase: 'ongoing', hasMates: false },
  practising: { kind: 'accepted', team: 'Red Pandas', phase: 'practice', hasMates: false },
  played: { kind: 'accepted', team: 'Red Pandas', phase: 'ended', hasMates: false },
  suspended: { kind: 'suspended', team: 'Red Pandas', reason: null },
  suspendedWhy: {
    kind: 'suspended',
    team: 'Red Pandas',
    reason: 'One of your flags belongs to another team. Write to jury@example.org.',
  },
} as const satisfies Record<string, NextStep>

const nothing = () => {}
export const shown = shownExamples(examples, (step) => (
  <ParticipationStep
    step={step}
    gameId={1}
    title={createRef()}
    ways={{ signIn: '/account/login', register: '/account/register' }}
    onJoin={nothing}
    onLeave={nothing}
  />
))
