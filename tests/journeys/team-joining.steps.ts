import { aMember, aProfile, aTeam } from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import { lastOf, type Person, type Steps } from './person.ts'

const OWN = 'GET /api/team'
const ACCEPT = 'POST /api/team/accept'
const REFUSED = 'The server will not have it'
const TOKEN = '0123456789abcdef0123456789abcdef'
const CODE = `Night:Shift:2:${TOKEN}`
const LINK = `https://ctf.example/teams/join#Night%3AShift%3A2%3A${TOKEN}`
const nightShift = aTeam({
  id: 2,
  name: 'Night:Shift',
  members: [aMember({ id: 'bob', userName: 'bob' }), aMember({ captain: false })],
})

export const TEAM_JOINING_AT = '/teams'
export const teamJoiningAnswers = () => ({
  'GET /api/account/profile': ok(aProfile()),
  [OWN]: ok([aTeam()]),
  [ACCEPT]: 'held' as const,
})

export function teamJoiningSteps(person: Person): [Steps, Steps] {
  const { server, press, type, sees, seesNot, isAt, answer, field, finds } = person
  const paste = (text: string) => type('Invite code or link', text)
  const send = () => press('Join team')
  const pasteAndSend = async (text: string) => {
    await paste(text)
    await send()
  }
  const isInvalid = () => finds(async () => (await field('Invite code or link')).isInvalid, true)
  const isNotSent = () => finds(() => server.countOf(ACCEPT), 0)
  return [
    {
      'the person sends nothing': send,
      'the person pastes half a code': () => pasteAndSend(CODE.slice(0, 30)),
      'the person pastes something else': () => pasteAndSend('flag{no}'),
      'the person pastes the code': () => paste(`  ${CODE}\n`),
      'the person pastes the code and sends it': () => pasteAndSend(`  ${CODE} `),
      'the person pastes the link and sends it': () => pasteAndSend(LINK),
      'the person sends again': send,
      'the code is out of date': () => answer(ACCEPT, refused(REFUSED)),
      'the team is locked': () => answer(ACCEPT, refused(REFUSED)),
      'the server is asked too often': () => answer(ACCEPT, { status: 429, headers: { 'Retry-After': '5' } }),
      'the line is cut': () => answer(ACCEPT, 'silence'),
      'the server agrees': () => {
        server.says(OWN, ok([aTeam(), nightShift]))
        return answer(ACCEPT, ok())
      },
    },
    {
      form: async () => {
        await sees('Join team')
        await seesNot(REFUSED)
        await seesNot(/^The code is incomplete/)
        await seesNot(/^This isn’t an invite code/)
      },
      asked: async () => {
        await sees('Paste an invite code or link.')
        await isInvalid()
        await isNotSent()
      },
      cutShort: async () => {
        await sees(/^The code is incomplete/)
        await isNotSent()
      },
      wrong: async () => {
        await sees(/^This isn’t an invite code/)
        await isNotSent()
      },
      waiting: async () => {
        await sees('Joining team…')
        await finds(() => lastOf(server, ACCEPT)?.body, CODE)
      },
      refused: async () => {
        await sees(REFUSED)
        await isInvalid()
      },
      turnedAway: () => sees(/^Too many requests/),
      cutOff: () => sees(/Can’t reach the server/),
      member: async () => {
        await isAt('/teams?team=2')
        await sees('You joined Night:Shift')
        await finds(person.focusText, 'Night:Shift')
      },
    },
  ]
}
