import type { ParticipationStatus } from '#contract/models/participation.ts'
import { DEDUPE_MS, REFRESH_MS } from '#src/api/cache-policy.ts'
import { aConfig, aMember, aProfile, aTeam } from '../worlds/builders.ts'
import { gameIn } from '../worlds/game-in.ts'
import { ok, refused } from '../worlds/server.ts'
import type { Person, Steps } from './person.ts'

const GAME = 'GET /api/game/1'
const LEAVE = 'DELETE /api/game/1'
const REFUSED = 'You cannot leave any more'
const own = aTeam({ members: [aMember(), aMember({ id: 'bob', userName: 'bob', captain: false })] })
const inStatus = (status: ParticipationStatus) =>
  gameIn('coming', { status, teamName: status === 'Unsubmitted' ? null : own.name })

export const PARTICIPATION_AT = '/games/1'
export const participationAnswers = () => ({
  'GET /api/config': ok(aConfig()),
  'GET /api/account/profile': ok(aProfile()),
  'GET /api/team': ok([own]),
  [GAME]: ok(inStatus('Pending')),
  [LEAVE]: 'held' as const,
})

export function participationSteps(person: Person): [Steps, Steps] {
  const { server, press, agree, offers, sees, seesNot, finds, looks } = person
  const answer = (reply: Parameters<Person['answer']>[1]) => person.answer(LEAVE, reply)
  const decide = async (status: ParticipationStatus) => {
    server.says(GAME, ok(inStatus(status)))
    // Without a live connection, a page of a team that plays reads the game only when the network is back.
    const read = server.countOf(GAME)
    for (let ms = 0; ms <= REFRESH_MS && server.countOf(GAME) === read; ms += DEDUPE_MS) {
      await person.passes(DEDUPE_MS)
      await person.isOnline()
    }
  }
  const left = () => {
    server.says(GAME, ok(inStatus('Unsubmitted')))
    return answer(ok())
  }
  const isNotOffered = (name: string | RegExp) => finds(() => offers(name), false)
  const chosen = () =>
    looks(
      () => document.querySelector<HTMLSelectElement>('[role=dialog] select')?.selectedOptions.item(0)?.label,
    )
  let confirmed = 0
  const isSent = () => finds(() => server.countOf(LEAVE), confirmed)
  return [
    {
      'the organisers approve': () => decide('Accepted'),
      'the organisers refuse': () => decide('Rejected'),
      'the organisers ban the team': () => decide('Suspended'),
      'the organisers lift the ban': () => decide('Accepted'),
      'the person wants to leave': () => press('Leave game'),
      'the person stays': () => press('Cancel'),
      'the person leaves': () => {
        confirmed += 1
        return agree()
      },
      'the person leaves for good': async () => {
        await press('Leave game')
        await agree()
        await left()
      },
      'the server agrees': left,
      'the server will not have it': () => answer(refused(REFUSED)),
      'the line is cut': () => answer('silence'),
      'the person wants to apply again': () => press('Join again'),
    },
    {
      waiting: async () => {
        await sees('Awaiting review')
        await sees(/Each member of Red Pandas has to join/)
        await isNotOffered('Join game')
      },
      asked: async () => {
        await sees('Leave Autumn Open?')
        await isSent()
      },
      leaving: async () => {
        await sees('Leaving…')
        await isSent()
      },
      kept: async () => {
        await sees(REFUSED)
        await sees('Awaiting review')
      },
      cutOff: () => sees(/Can’t reach the server/),
      playing: async () => {
        await sees('Red Pandas was approved')
        await sees('You’re playing for Red Pandas')
        await isNotOffered('Leave game')
        // The game is closed before its start, so it cannot be entered.
        await isNotOffered('Enter the game')
      },
      banned: async () => {
        await sees('Red Pandas was banned from the game')
        await isNotOffered(/Leave|Apply|Join/)
      },
      refused: async () => {
        await sees('Red Pandas was not approved')
        await sees(/^The organisers didn’t approve Red Pandas/)
      },
      applying: async () => {
        await sees('Join Autumn Open')
        await finds(chosen, 'Red Pandas')
      },
      outside: async () => {
        await sees('You left Autumn Open')
        await finds(() => offers('Join game'), true)
        await seesNot(REFUSED)
        // The pressed button may have become the one to join.
        await finds(person.focusText, /^Join (?:this )?game$/)
      },
    },
  ]
}
