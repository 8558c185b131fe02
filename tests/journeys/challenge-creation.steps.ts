import { aChallengeInfo, aChallengeToEdit, aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import { hasDialog, lastOf, signIn, type Person, type Steps } from './person.ts'

const CREATE = 'POST /api/edit/games/1/challenges'
const PROFILE = 'GET /api/account/profile'
const NOBODY = refused('Please log in', 401)
const REFUSED = 'Game not found'
const TITLE = /^Title/
const admin = ok(aProfile({ role: 'Admin' }))
const made = ok(aChallengeToEdit({ id: 8, title: 'Cookie jar', type: 'DynamicContainer' }))

export const CHALLENGE_CREATION_AT = '/games/1/room/challenges'
export const challengeCreationAnswers = () => ({
  'GET /api/config': ok(aConfig()),
  [PROFILE]: admin,
  'GET /api/edit/games/1': ok(aGameToEdit()),
  'GET /api/edit/games/1/challenges': ok([aChallengeInfo()]),
  [CREATE]: 'held' as const,
  'GET /api/edit/games/1/challenges/8': made,
  'POST /api/account/login': ok(),
})

export function challengeCreationSteps(organiser: Person): [Steps, Steps] {
  const { server, press, type, sees, isAt, field, finds, looks } = organiser
  const answer = (reply: Parameters<Person['answer']>[1]) => organiser.answer(CREATE, reply)
  const send = () => press('Create challenge')
  const isNotSent = () => finds(() => server.countOf(CREATE), 0)
  return [
    {
      'the organiser wants a challenge': () => press('New challenge'),
      'the organiser closes the dialog': () => press('Close'),
      'the organiser sends nothing': send,
      'the organiser sends a title alone': async () => {
        await type(TITLE, 'Cookie jar')
        await send()
      },
      'the organiser sends all of it': async () => {
        await type(TITLE, ' Cookie jar ')
        await organiser.pick('Type', 'Dynamic container')
        await send()
      },
      'the organiser sends it again': send,
      'the server agrees': () => answer(made),
      'the server refuses': () => answer(refused(REFUSED, 404)),
      'the line is cut': () => answer('silence'),
      'the session has ended': () => {
        server.says(PROFILE, NOBODY)
        return answer(NOBODY)
      },
      'the organiser signs in again': async () => {
        server.says(PROFILE, admin)
        await signIn(organiser)
      },
    },
    {
      list: async () => {
        await sees('Warm up')
        await finds(() => looks(hasDialog), false)
      },
      form: () =>
        sees('You can set everything else afterwards. The challenge stays disabled until you enable it.'),
      flawed: async () => {
        await sees('Enter a title.')
        await sees('Choose a type.')
        await finds(async () => (await field(TITLE)).isFocused, true)
        await isNotSent()
      },
      typeless: async () => {
        await sees('Choose a type.')
        await isNotSent()
      },
      waiting: async () => {
        await sees('Creating challenge…')
        await finds(() => lastOf(server, CREATE)?.body, {
          title: 'Cookie jar',
          tag: 'Misc',
          type: 'DynamicContainer',
        })
      },
      refused: () => sees(REFUSED),
      cutOff: () => sees(/Can’t reach the server/),
      signingIn: () => isAt('/account/login?from=%2Fgames%2F1%2Froom%2Fchallenges'),
      // Signing in again must not lose the input.
      back: async () => {
        await isAt(CHALLENGE_CREATION_AT)
        if (!(await looks(hasDialog))) await press('New challenge')
        await finds(async () => (await field(TITLE)).value, ' Cookie jar ')
      },
      editor: async () => {
        await isAt('/games/1/room/challenges/8')
        await sees('Challenge created. It stays disabled until you enable it.')
        await press(/^Flags/)
        await field(/^Flag template/)
      },
    },
  ]
}
