import { describe, expect, test } from 'vitest'
import type { TeamInfoModel } from '#contract/models/team.ts'
import type { SessionView } from '#machines/app/session.machine.ts'
import type { ParticipationView } from '#machines/game/participation.machine.ts'
import type { Read } from '#src/api/use-read.ts'
import { toNextStep } from '#src/features/participation/next-step.ts'
import { aMember, aTeam } from '../../../worlds/builders.ts'

const nothing = () => {}
const ada: SessionView = { kind: 'signed-in', account: { id: 'ada', role: 'User' }, isLeaving: false }
const nobody: SessionView = { kind: 'anonymous' }
const teamsOf = (...teams: TeamInfoModel[]): Read<readonly TeamInfoModel[]> => ({
  state: 'ready',
  value: teams,
  problem: null,
  refresh: nothing,
})
const one = teamsOf(aTeam())
const unsubmitted: ParticipationView = { kind: 'unsubmitted', problem: null }
const apart = { team: 'Red Pandas', leaving: 'no', problem: null } as const
const stepOf = (
  view: ParticipationView,
  phase: Parameters<typeof toNextStep>[0]['phase'],
  session: SessionView,
  teams = one,
) => toNextStep({ session: { view: session, retry: nothing }, phase, view, teams, banReason: null })

describe('the next step', () => {
  test.each([
    [unsubmitted, 'coming', nobody, one, 'visitor'],
    [unsubmitted, 'ongoing', nobody, one, 'visitor'],
    [unsubmitted, 'practice', nobody, one, 'visitor'],
    [unsubmitted, 'ended', nobody, one, 'over'],
    [unsubmitted, 'ended', ada, one, 'over'],
    [unsubmitted, 'coming', ada, teamsOf(), 'teamless'],
    [unsubmitted, 'coming', ada, { state: 'waiting', isSlow: false }, 'loading'],
    [
      unsubmitted,
      'coming',
      ada,
      { state: 'failed', problem: { kind: 'unreachable' }, refresh: nothing },
      'failed',
    ],
    [unsubmitted, 'coming', { kind: 'booting' }, one, 'loading'],
    [unsubmitted, 'coming', { kind: 'banned' }, one, 'disabled'],
    [unsubmitted, 'ongoing', ada, one, 'unsubmitted'],
    // The server accepts teams during practice too.
    [unsubmitted, 'practice', ada, one, 'unsubmitted'],
    [{ kind: 'accepted', team: 'Red Pandas', problem: null }, 'ended', ada, one, 'accepted'],
    [{ kind: 'suspended', team: 'Red Pandas', problem: null }, 'ongoing', ada, one, 'suspended'],
  ] as const)('%j while %s', (view, phase, session, teams, kind) =>
    expect(stepOf(view, phase, session, teams).kind).toBe(kind),
  )

  test.each([
    ['coming', one, true],
    ['ongoing', one, true],
    ['practice', one, true],
    ['ended', one, false],
    // The user has left all teams and has none to apply with.
    ['coming', teamsOf(), false],
  ] as const)('of a rejected team, while %s: apply again %#', (phase, teams, canJoin) =>
    expect(stepOf({ kind: 'rejected', ...apart }, phase, ada, teams)).toMatchObject({
      kind: 'rejected',
      canJoin,
    }),
  )

  test('calls the others only where there are any', () => {
    const two = aTeam({ members: [aMember(), aMember({ id: 'bob', captain: false })] })
    const matesWith = (teams: Read<readonly TeamInfoModel[]>) =>
      stepOf({ kind: 'pending', ...apart }, 'coming', ada, teams)
    expect(matesWith(teamsOf(two))).toMatchObject({ hasMates: true })
    expect(matesWith(one)).toMatchObject({ hasMates: false })
    expect(matesWith(teamsOf({ ...two, name: 'Others' }))).toMatchObject({ hasMates: false })
  })
})

test('a ban comes with the reason that the organisers wrote', () => {
  const view: ParticipationView = { kind: 'suspended', team: 'Red Pandas', problem: null }
  const facts = { session: { view: ada, retry: nothing }, phase: 'ongoing', view, teams: one } as const
  expect(toNextStep({ ...facts, banReason: 'Shared a flag.' })).toMatchObject({ reason: 'Shared a flag.' })
})
