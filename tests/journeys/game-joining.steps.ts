import { aConfig, aProfile, aTeam } from '../worlds/builders.ts'
import { gameIn } from '../worlds/game-in.ts'
import { ok, refused } from '../worlds/server.ts'
import { hasDialog, lastOf, signIn, type Person, type Steps } from './person.ts'

const GAME = 'GET /api/game/1'
const JOIN = 'POST /api/game/1'
const PROFILE = 'GET /api/account/profile'
const OWN = 'GET /api/team'
const NOBODY = refused('Please log in', 401)
const REFUSED = 'The invite code is wrong'
const GONE = 'No such team'
const CODE = 'Invite code for this game'
const facts = { organizations: ['West', 'East'], inviteCodeRequired: true, limit: 4 }
const teams = ok([aTeam(), aTeam({ id: 2, name: 'Night Shift' })])

export const GAME_JOINING_AT = '/games/1'
export const gameJoiningAnswers = () => ({
  'GET /api/config': ok(aConfig()),
  [PROFILE]: ok(aProfile()),
  [OWN]: teams,
  [GAME]: ok(gameIn('coming', facts)),
  [JOIN]: 'held' as const,
  'POST /api/account/login': ok(),
})

export function gameJoiningSteps(person: Person): [Steps, Steps] {
  const { server, press, type, pick, sees, seesNot, isAt, field, finds, looks } = person
  const answer = (reply: Parameters<Person['answer']>[1]) => person.answer(JOIN, reply)
  const send = () => press('Join')
  /** The names of the chosen team and organisation, in the order of the form. */
  const chosen = () =>
    looks(() =>
      [...document.querySelectorAll<HTMLSelectElement>('[role=dialog] select')].map(
        ({ selectedOptions: [option] }) => (option?.value === '' ? '' : option?.label),
      ),
    )
  const wrongOnes = () =>
    looks(() =>
      [...document.querySelectorAll('[role=dialog] [aria-invalid=true]')].map((field) =>
        field.getAttribute('name'),
      ),
    )
  const teamId = () =>
    looks(() => Number(document.querySelector<HTMLSelectElement>('[role=dialog] select')?.value))
  const isFilled = async () => {
    await finds(chosen, ['Night Shift', 'East'])
    await finds(async () => (await field(CODE)).value, ' s3cret')
  }
  const isClosed = () => finds(() => looks(hasDialog), false)
  const agree = (status: 'Pending' | 'Accepted') => {
    server.says(
      GAME,
      ok(gameIn('coming', { ...facts, status, teamName: 'Night Shift', organization: 'East' })),
    )
    return answer(ok())
  }
  return [
    {
      'the person wants to join': () => press('Join game'),
      'the person closes the dialog': () => press('Close'),
      'the person sends nothing': send,
      'the person fills it in and sends it': async () => {
        await pick('Team', 'Night Shift')
        await pick('Organisation', 'East')
        await type(CODE, ' s3cret')
        await send()
      },
      'the person sends it again': send,
      'the person types another code': () => type(CODE, 'other'),
      'the code is wrong': () => answer(refused(REFUSED)),
      'the team is gone': () => answer(refused(GONE, 404)),
      'the line is cut': () => answer('silence'),
      'the session is over': () => {
        server.says(PROFILE, NOBODY)
        server.says(OWN, NOBODY)
        return answer(NOBODY)
      },
      'the person signs in and opens the dialog again': async () => {
        server.says(OWN, teams)
        await press('Sign in')
        server.says(PROFILE, ok(aProfile()))
        await signIn(person)
        await isAt('/games/1')
        await press('Join game')
      },
      'the server agrees': () => agree('Pending'),
      'the server agrees without review': () => agree('Accepted'),
    },
    {
      invited: async () => {
        await sees('Join this game')
        await isClosed()
      },
      form: async () => {
        await sees('Join Autumn Open')
        await sees('At most 4 members per team can join.')
        await finds(chosen, ['', ''])
        await finds(async () => (await field(CODE)).value, '')
      },
      asked: async () => {
        await finds(wrongOnes, ['team', 'organization', 'inviteCode'])
        await finds(() => looks(() => document.activeElement?.getAttribute('name')), 'team')
        await finds(() => server.countOf(JOIN), 0)
      },
      waiting: async () => {
        await sees('Joining…')
        await finds(chosen, ['Night Shift', 'East'])
        const { value } = await field(CODE)
        await finds(() => lastOf(server, JOIN)?.body, {
          teamId: await teamId(),
          organization: 'East',
          inviteCode: value.trim(),
        })
      },
      refused: async () => {
        await sees(REFUSED)
        await isFilled()
      },
      mended: () => seesNot(REFUSED),
      teamless: async () => {
        await sees(GONE)
        await finds(wrongOnes, ['team'])
      },
      cutOff: async () => {
        await sees(/Can’t reach the server/)
        await isFilled()
      },
      outside: async () => {
        await isClosed()
        await sees('Sign in first, then join with your team.')
      },
      kept: async () => {
        await sees('Join Autumn Open')
        await isFilled()
      },
      pending: async () => {
        await sees('You joined with Night Shift. The organisers will review it.')
        await isClosed()
        await finds(person.focusText, 'Awaiting review')
      },
      playing: async () => {
        await sees('You joined with Night Shift. You’re in!')
        await finds(person.focusText, 'You’re playing for Night Shift')
      },
    },
  ]
}
