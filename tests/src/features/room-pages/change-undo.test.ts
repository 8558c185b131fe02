import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import type { TeamChangeTask } from '#machines/admin/team-change.machine.ts'
import { examples } from '#src/features/room-pages/room-pages.examples.tsx'
import { undoOf } from '#src/features/room-pages/change-undo.ts'

const person = {
  userName: 'somebody',
  avatar: null,
  realName: '',
  email: '',
  solves: 0,
  wrong: 0,
  lastAt: null,
  ip: null,
}
const USERS = ['a', 'b', 'c'] as const
/** `elsewhere`: users who play for participation 99. */
interface State {
  team: RoomTeamModel
  elsewhere: readonly string[]
}

const states = fc
  .record({
    members: fc.uniqueArray(fc.constantFrom(...USERS), { minLength: 1 }),
    organization: fc.constantFrom('East', 'West'),
    name: fc.constantFrom('Owls', 'Foxes'),
    bio: fc.constantFrom('one', 'two'),
  })
  .map(({ members, name, organization, bio }): State => ({
    team: {
      ...examples.team.team,
      name,
      organization,
      captainId: members[0] ?? null,
      people: members.map((userId) => ({ ...person, userId, isRegistered: true })),
      form: { bio, isLocked: false, organizations: ['East', 'West'], mostPlayers: 0 },
    },
    elsewhere: USERS.filter((user) => user === 'c' && !members.includes(user)),
  }))

const tasks = ({ team, elsewhere }: State): readonly TeamChangeTask[] => {
  const members = team.people.map(({ userId }) => userId)
  const to = team.participationId
  return [
    { kind: 'rename', team: team.teamId, name: 'Crows', bio: 'three' },
    { kind: 'organization', organization: 'West' },
    ...members.map((user) => ({ kind: 'captain', user }) as const),
    ...members.slice(1).map((user) => ({ kind: 'remove', user, isOverLock: true }) as const),
    ...USERS.filter((user) => !members.includes(user)).map(
      (user) => ({ kind: 'add', user, to, isOverLock: elsewhere.includes(user) }) as const,
    ),
  ]
}

/** The effect on the server, as far as the page shows it. */
function after({ team, elsewhere }: State, task: TeamChangeTask): State {
  const without = (user: string) => team.people.filter(({ userId }) => userId !== user)
  switch (task.kind) {
    case 'rename': {
      const { name, bio } = task
      return { elsewhere, team: { ...team, name, ...(team.form ? { form: { ...team.form, bio } } : {}) } }
    }
    case 'organization':
      return { elsewhere, team: { ...team, organization: task.organization } }
    case 'captain':
      return { elsewhere, team: { ...team, captainId: task.user } }
    case 'remove':
      return { elsewhere, team: { ...team, people: without(task.user) } }
    case 'add':
      if (task.to === team.participationId) {
        const added = { ...person, userId: task.user, isRegistered: true }
        return {
          elsewhere: elsewhere.filter((user) => user !== task.user),
          team: { ...team, people: [...without(task.user), added] },
        }
      }
      return { elsewhere: [...elsewhere, task.user], team: { ...team, people: without(task.user) } }
    default:
      return task satisfies never
  }
}
const shown = ({ team, elsewhere }: State) => ({
  name: team.name,
  bio: team.form?.bio,
  organization: team.organization,
  captain: team.captainId,
  people: team.people.map(({ userId }) => userId).toSorted(),
  elsewhere,
})

test('an undo leads back to what the page showed', () => {
  fc.assert(
    fc.property(states, fc.nat(), (state, nth) => {
      const all = tasks(state)
      const task = all[nth % all.length]
      if (!task) return
      const playedFor = task.kind === 'add' && state.elsewhere.includes(task.user) ? 99 : null
      const undo = undoOf(task, state.team, playedFor)
      if (undo === null) throw new Error('no undo')
      expect(shown(after(after(state, task), undo))).toEqual(shown(state))
    }),
  )
})

test('a member who only had not joined is not removed by an undo', () => {
  const team = { ...examples.team.team, people: [{ ...person, userId: 'b', isRegistered: false }] }
  const task = { kind: 'add', user: 'b', to: team.participationId, isOverLock: false } as const
  expect(undoOf(task, team, null)).toBeNull()
})
