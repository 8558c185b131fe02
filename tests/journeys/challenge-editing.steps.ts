import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { aChallengeInfo, aChallengeToEdit, aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { ok, refused, type Reply } from '../worlds/server.ts'
import { headerOf, lastOf, signIn, type Person, type Steps } from './person.ts'

const CHALLENGE = 'GET /api/edit/games/1/challenges/7'
const SAVE = 'PUT /api/edit/games/1/challenges/7'
const PROFILE = 'GET /api/account/profile'
const NOBODY = refused('Please log in', 401)
const REFUSED = 'The flag template is too weak'
const TEMPLATE = '[LEET]flag{hello_world_[TEAM_HASH]}'
const stored = aChallengeToEdit({ type: 'DynamicContainer', isEnabled: true, flags: [] })
const asked = { ...stored, title: 'Warm up again', flagTemplate: TEMPLATE, cpuCount: 5, difficulty: 2.5 }
const versioned = (body: unknown, version: number): Reply => ({
  ...ok(body),
  headers: { ETag: `"${version}"` },
})
/**
 * The fields that a save sends. `isEnabled`, fields with calls of their own and counters are left out,
 * because a save must not overwrite them.
 */
function sentOf(challenge: ChallengeEditDetailModel) {
  const {
    id: _,
    type: __,
    isEnabled: ___,
    acceptedCount: ____,
    attachment: _____,
    testContainer: ______,
    flags: _______,
    ...sent
  } = challenge
  return { ...sent, flagTemplate: sent.flagTemplate ?? '' }
}

export const CHALLENGE_EDITING_AT = '/games/1/room/challenges/7'
export const challengeEditingAnswers = () => ({
  'GET /api/config': ok(aConfig({ features: ['versions'] })),
  [PROFILE]: ok(aProfile({ role: 'Admin' })),
  'GET /api/edit/games/1': ok(aGameToEdit()),
  'GET /api/edit/games/1/challenges': ok([aChallengeInfo()]),
  [CHALLENGE]: versioned(stored, 1),
  [SAVE]: 'held' as const,
  'POST /api/account/login': ok(),
})

export function challengeEditingSteps(organiser: Person): [Steps, Steps] {
  const { server, isOnBase, press, type, sees, seesNot, isAt, field, finds, looks } = organiser
  const answer = (reply: Reply | 'silence') => organiser.answer(SAVE, reply)
  const save = () => press('Save')
  /** The link of a section says its errors and changes too. */
  const open = (section: string) => press(new RegExp(`^${section}`))
  /** Ends in the first section, because its address is the one after a sign-in. */
  const change = async () => {
    await open('Flags')
    await type('Flag template', TEMPLATE)
    await open('Container')
    await type(/^CPUs/, '0,5')
    await open('Scoring')
    await type(/^Difficulty/, '2,5')
    await open('Content')
    await type(/^Title/, ' Warm up again ')
  }
  const isSent = (body: object) => finds(() => lastOf(server, SAVE)?.body, body)
  const isWritten = (name: RegExp | string, text: string) =>
    finds(async () => (await field(name)).value, text)
  const isFaulty = async (name: RegExp | string, fault: RegExp | string) => {
    await sees(fault)
    await finds(async () => (await field(name)).isFocused, true)
    await finds(() => server.countOf(SAVE), 0)
  }
  return [
    {
      'the organiser changes several things': change,
      'the organiser writes a template that could be guessed': async () => {
        await open('Flags')
        await type('Flag template', 'flag{abc}')
        // The save leads back to the section with the error.
        await open('Content')
        await save()
      },
      'the organiser writes a number that is none': async () => {
        await open('Scoring')
        await type(/^Difficulty/, 'hard')
        await save()
      },
      'the organiser mends it': change,
      'the organiser adds two hints and puts the second first': async () => {
        await open('Hints')
        await press('Add hint')
        await type('Hint 1', 'Refresh')
        await press('Add hint')
        await type('Hint 2', 'Look closely')
        await press('Move hint 2 up')
        await press('Add hint')
      },
      'the organiser saves': save,
      'the organiser looks at it as players see it': async () => {
        await type('Description', 'Read **all** rules.')
        // A wide screen has it beside the form.
        if (!(await looks(() => matchMedia('(width >= 75rem)').matches))) await press('Preview as player')
      },
      'the server agrees': () => answer(versioned(asked, 2)),
      'the server refuses': () => answer(refused(REFUSED)),
      'the line is cut': () => answer('silence'),
      'the session has ended': () => {
        server.says(PROFILE, NOBODY)
        return answer(NOBODY)
      },
      'the organiser signs in again': async () => {
        server.says(PROFILE, ok(aProfile({ role: 'Admin' })))
        await signIn(organiser)
      },
      'somebody else has changed the title': async () => {
        server.says(CHALLENGE, versioned({ ...stored, title: 'Cold start', content: 'Theirs.' }, 2))
        await answer(refused('Someone else changed this in the meantime', 409))
      },
      'the organiser keeps his own and saves': async () => {
        await organiser.choose('Yours')
        await press('Save merged version')
      },
    },
    {
      asStored: async () => {
        await sees('No changes')
        await isWritten(/^Title/, 'Warm up')
        await open('Container')
        await isWritten(/^CPUs/, '0.1')
        await open('Scoring')
        await isWritten(/^Initial score/, '500')
        await finds(
          () => looks(() => document.querySelector('[role=slider]')?.getAttribute('aria-valuetext')),
          '25%, 125 pts',
        )
        await open('Content')
      },
      guessable: () => isFaulty('Flag template', /^Too easy to guess/),
      numberless: async () => {
        await isFaulty(/^Difficulty/, 'Enter a valid number.')
        await sees('Enter an initial score and a difficulty to see the curve.')
      },
      hinted: async () => {
        await isWritten('Hint 1', 'Look closely')
        await isWritten('Hint 2', 'Refresh')
        await isWritten('Hint 3', '')
        await finds(async () => (await field('Hint 3')).isFocused, true)
      },
      waitingWithHints: () => isSent(sentOf({ ...stored, hints: ['Look closely', 'Refresh'] })),
      changed: async () => {
        await sees(/^Unsaved: Title, Difficulty, Flag template and CPUs/)
        await open('Flags')
        await sees('Not guessable')
        await seesNot(/^Too easy to guess/)
        await sees(/^flag\{.{5}_.{5}_[0-9a-f]{12}\}$/)
        await open('Content')
      },
      seen: async () => {
        await finds(
          () =>
            looks(() => document.querySelector(':is([role=dialog], aside) .markdown strong')?.textContent),
          'all',
        )
        await sees('Preview only: nothing is submitted.')
        await finds(() => server.countOf(SAVE), 0)
      },
      waiting: async () => {
        await sees('Saving…')
        await isSent(sentOf(asked))
        await finds(() => headerOf(lastOf(server, SAVE), 'If-Match'), isOnBase ? '' : '"1"')
      },
      saved: async () => {
        await sees(/^Saved at/)
        await sees('Warm up again')
      },
      refused: () => sees(REFUSED),
      cutOff: () => sees(/Can’t reach the server/),
      signingIn: () => isAt('/account/login?from=%2Fgames%2F1%2Froom%2Fchallenges%2F7'),
      restored: async () => {
        await isAt(CHALLENGE_EDITING_AT)
        await sees('Draft restored')
        await isWritten(/^Title/, ' Warm up again ')
        await open('Flags')
        await isWritten('Flag template', TEMPLATE)
        await open('Content')
      },
      torn: async () => {
        await sees('Someone else saved changes')
        await sees('Cold start')
        await sees('Changed only by the other person, and kept: Description')
      },
      waitingWithHis: async () => {
        await isSent(sentOf({ ...asked, content: 'Theirs.' }))
        await finds(() => headerOf(lastOf(server, SAVE), 'If-Match'), '"2"')
      },
    },
  ]
}
