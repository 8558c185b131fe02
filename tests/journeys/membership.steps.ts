import { aConfig, aMember, aProfile, aTeam } from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import { lastOf, type Person, type Steps } from './person.ts'

/** The id of bob. */
export const BOB = 'b0b0b0b0-9d0a-4c39-8f4f-0b6a4b0a8e02'
const OWN = 'GET /api/team'
const REFUSED = 'The team plays in a game'
export const MEMBERSHIP_ACTS = {
  kick: `POST /api/team/1/kick/${BOB}`,
  transfer: 'PUT /api/team/1/transfer',
  leave: 'POST /api/team/1/leave',
  delete: 'DELETE /api/team/1',
} as const
type Act = keyof typeof MEMBERSHIP_ACTS
const bob = aMember({ id: BOB, userName: 'bob', captain: false })
const together = aTeam({ members: [aMember(), bob] })
const alone = aTeam()
export const membershipTeams = {
  together,
  alone,
  led: aTeam({ members: [aMember({ captain: false }), { ...bob, captain: true }] }),
}

export const MEMBERSHIP_AT = '/teams?team=1'
export const membershipAnswers = () => ({
  'GET /api/config': ok(aConfig()),
  'GET /api/account/profile': ok(aProfile()),
  [OWN]: ok([together]),
  'GET /api/team/1/invite': ok(JSON.stringify(`Red Pandas:1:${'0123456789abcdef'.repeat(2)}`)),
  ...Object.fromEntries(Object.values(MEMBERSHIP_ACTS).map((call) => [call, 'held' as const])),
})

export function membershipSteps(person: Person): [Steps, Steps] {
  const { server, press, type, offers, sees, seesNot, isAt, finds, looks } = person
  let act: Act = 'kick'
  const count = { kick: 0, transfer: 0, leave: 0, delete: 0 }
  const wants = async (next: Act, name: string) => {
    act = next
    await press(name)
  }
  const answer = (reply: Parameters<Person['answer']>[1]) => person.answer(MEMBERSHIP_ACTS[act], reply)
  const isAsked = async (title: string, text: RegExp) => {
    await sees(title)
    await sees(text)
    await finds(() => server.countOf(MEMBERSHIP_ACTS[act]), count[act])
  }
  const isSent = async () => {
    await finds(() => server.countOf(MEMBERSHIP_ACTS[act]), count[act] + 1)
    count[act] += 1
  }
  const isNotOffered = (name: string) => finds(() => offers(name), false)
  const isLocked = () =>
    looks(() => [...document.querySelectorAll('[role=alertdialog] button')].at(-1)?.matches(':disabled'))
  return [
    {
      'the captain wants bob out': () => wants('kick', 'Remove bob'),
      'the captain wants bob to be captain': () => wants('transfer', 'Make captain: bob'),
      'the captain wants to delete the team': () => wants('delete', 'Delete team'),
      'the member wants to leave': () => wants('leave', 'Leave team'),
      'the person thinks better of it': () => press('Cancel'),
      'the person confirms': person.agree,
      'the person writes another name': () => type(/^Type “Red Pandas”/, 'red pandas'),
      'the person writes the name of the team': () => type(/^Type “Red Pandas”/, 'Red Pandas '),
      'the server agrees': () => {
        const { alone: left, led } = membershipTeams
        const after = { kick: [left], transfer: [led], leave: [], delete: [] }[act]
        server.says(OWN, ok(after))
        return answer(ok(after[0]))
      },
      'the server refuses': () => answer(refused(REFUSED)),
      'the line is cut': () => answer('silence'),
    },
    {
      captain: async () => {
        await sees('Members')
        await isNotOffered('Leave team')
        await seesNot(REFUSED)
      },
      removalAsked: () => isAsked('Remove bob from Red Pandas?', /leaves? the games/),
      removing: isSent,
      removed: async () => {
        await sees('bob removed from Red Pandas')
        await isNotOffered('Remove bob')
        await finds(person.focusText, 'Members')
      },
      transferAsked: () => isAsked('Make bob captain of Red Pandas?', /You stay on the team/),
      transferring: async () => {
        await finds(() => lastOf(server, MEMBERSHIP_ACTS.transfer)?.body, { newCaptainId: BOB })
        await isSent()
      },
      deletionAsked: () => isAsked('Delete Red Pandas?', /can’t be undone/),
      deletionHeld: () => finds(isLocked, true),
      deletionReady: () => finds(isLocked, false),
      deleting: isSent,
      refused: () => sees(REFUSED),
      cutOff: () => sees(/Can’t reach the server/),
      member: async () => {
        await sees('bob is the captain of Red Pandas now')
        await isNotOffered('Remove bob')
        await isNotOffered('Delete team')
        // Only the captain has the invite code, so other members have nothing to give.
        await seesNot('Invite people')
      },
      leavingAsked: () => isAsked('Leave Red Pandas?', /need an invite code/),
      leaving: isSent,
      stayed: () => sees(REFUSED),
      stayedCutOff: () => sees(/Can’t reach the server/),
      left: async () => {
        await isAt('/teams')
        await sees('You left Red Pandas')
        await sees('You aren’t on a team yet')
      },
      deleted: async () => {
        await isAt('/teams')
        await sees('Red Pandas deleted')
        await finds(person.focusText, 'Your teams')
      },
    },
  ]
}
