import {
  aBoardRow,
  aChallenge,
  aConfig,
  aListedChallenge,
  aPlay,
  aProfile,
  aRunningGame,
} from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import { headerOf, lastOf, signIn, type Person, type Steps } from './person.ts'

const GAME = 'GET /api/game/1'
const DETAILS = 'GET /api/game/1/details'
const PROFILE = 'GET /api/account/profile'
const SUBMIT = 'POST /api/game/1/challenges/7'
const STATUS = 'GET /api/game/1/challenges/7/status/41'
const REFUSED = 'You are not approved'
const next = aListedChallenge({ id: 8, title: 'Old news', score: 900 })
const play = aPlay({ challenges: { Misc: [aListedChallenge(), next] } })
const solvedPlay = aPlay({
  challenges: { Misc: [aListedChallenge({ solved: 1 }), next] },
  rank: aBoardRow({
    rank: 2,
    challenges: [
      { id: 7, score: 525, type: 'FirstBlood', userName: 'ada', time: '2026-11-20T09:00:00+00:00' },
    ],
  }),
})

export const FLAG_ANSWER_AT = '/games/1/challenges/7'
export const flagAnswerAnswers = () => ({
  'GET /api/config': ok(aConfig({ features: ['idempotent-answers'] })),
  [PROFILE]: ok(aProfile()),
  'POST /api/account/login': ok(),
  [GAME]: ok(aRunningGame()),
  'GET /api/game/1/notices': ok([]),
  'GET /api/game/1/challenges/7': ok(aChallenge()),
  'GET /api/game/1/challenges/8': ok(aChallenge({ id: 8, title: 'Old news' })),
  [DETAILS]: ok(play),
  [SUBMIT]: 'held' as const,
  [STATUS]: 'held' as const,
})

export function flagAnswerSteps(player: Person): [Steps, Steps] {
  const { server, press, type, sees, seesNot, isAt, answer, passes, isOnline, field, finds, looks } = player
  const flag = () => field('Flag')
  const spoken = () =>
    looks(() =>
      [...document.querySelectorAll('section > [role=status]')].flatMap(
        ({ textContent }) => textContent || [],
      ),
    )
  const isSentOnce = () => finds(() => server.countOf(SUBMIT), sent)
  let sent = 0
  return [
    {
      'the player sends nothing': async () => {
        await type('Flag', '  ')
        await press('Submit')
      },
      'the player types a flag': () => type('Flag', 'flag{two}'),
      'the player sends a flag': async () => {
        if ((await flag()).value.trim() === '') await type('Flag', 'flag{one}')
        await press('Submit')
      },
      'the player is impatient': () => press('Submit'),
      'the player tries at once': () => press('Try now'),
      'the player thinks better of it': () => press('Edit the flag'),
      'the player signs in': async () => {
        server.says(PROFILE, ok(aProfile()))
        await signIn(player)
        await flag()
        // Only a flag that is sent again may have another key, so the count starts again.
        sent = 0
      },
      'the server has it': () => answer(SUBMIT, ok(41)),
      'the line is cut': () => answer(SUBMIT, 'silence'),
      'the server breaks down': () => answer(SUBMIT, { status: 502 }),
      'the server is asked too often': () =>
        answer(SUBMIT, { status: 429, headers: { 'Retry-After': '30' } }),
      'the server refuses': () => answer(SUBMIT, refused(REFUSED)),
      'the game has ended': () => answer(SUBMIT, refused('比赛已结束')),
      'the team was banned': () => {
        server.says(GAME, ok(aRunningGame({ status: 'Suspended' })))
        return answer(SUBMIT, refused(REFUSED))
      },
      'the challenge was closed': () => answer(SUBMIT, refused('No such challenge', 404)),
      'the session has ended': () => {
        server.says(PROFILE, refused('Please log in', 401))
        return answer(SUBMIT, refused('Please log in', 401))
      },
      'the line is back': isOnline,
      'some time goes by': () => passes(1_000),
      'the wait is over': () => passes(30_000),
      'the judge takes time': () => answer(STATUS, ok('"FlagSubmitted"')),
      'the flag is right': () => answer(STATUS, ok('"Accepted"')),
      'the board has it': async () => {
        server.says(DETAILS, ok(solvedPlay))
        await passes(10_000)
      },
      'nothing counts any more': () => passes(12_000),
      'the player goes on': () => press('Next: Old news'),
      'the flag is wrong': () => answer(STATUS, ok('"WrongAnswer"')),
      'nobody can say': () => answer(STATUS, ok('"NotFound"')),
      'the line is cut while judging': () => answer(STATUS, 'silence'),
      'the line is back while judging': isOnline,
    },
    {
      ready: async () => {
        await finds(async () => (await flag()).isReadOnly, false)
        await seesNot('Enter the flag.')
        await seesNot(/Checking the flag/)
      },
      flawed: async () => {
        await sees('Enter the flag.')
        await finds(async () => (await flag()).isFocused, true)
        await finds(() => server.countOf(SUBMIT), 0)
      },
      sending: async () => {
        await sees('Sending the flag…')
        await finds(async () => (await flag()).isReadOnly, true)
        await finds(() => headerOf(lastOf(server, SUBMIT), 'Idempotency-Key'), /^[A-Za-z0-9_-]{16,64}$/)
        sent = server.countOf(SUBMIT)
      },
      kept: async () => {
        await sees(/Your flag is saved/)
        await finds(async () => (await flag()).value, /^flag/)
        await isSentOnce()
      },
      keptWhileJudging: () => sees(/Your flag is saved/),
      heldOff: async () => {
        await sees(/You can submit again in (30|2\d) s/)
        await isSentOnce()
      },
      judging: async () => {
        await sees('Checking the flag…')
        await isSentOnce()
      },
      judgingStill: async () => {
        await sees('Checking the flag…')
        const asked = server.countOf(STATUS)
        await passes(500)
        await finds(() => server.countOf(STATUS), asked + 1)
      },
      wrong: async () => {
        await sees(/^(Wrong flag|That’s not)/)
        await finds(async () => {
          const { isFocused, selected, value } = await flag()
          return isFocused && selected[0] === 0 && selected[1] === value.length
        }, true)
        await sees('1 try in this browser')
      },
      unknown: () => sees(/mention submission 41/),
      refused: () => sees(REFUSED),
      over: () => sees(/The game ended before this flag arrived/),
      gone: () => sees(/was closed before your flag arrived/),
      'led away': async () => {
        await isAt('/games/1')
        await sees('About this game')
      },
      signedOut: () => isAt('/account/login?from=%2Fgames%2F1%2Fchallenges%2F7'),
      right: async () => {
        await sees('Correct!')
        await finds(() => looks(() => document.querySelector('[name=flag]') === null), true)
        await finds(player.focusText, /^Next: Old news/)
        // The result is announced only when all of it is known, so that it is announced once.
        await finds(spoken, [])
      },
      rightOnly: () => finds(spoken, ['Correct!']),
      solved: async () => {
        await sees('+525')
        await finds(
          () => looks(() => document.querySelector('[data-won] small')?.textContent),
          /first blood/i,
        )
        await finds(() => looks(() => document.querySelector('[data-won] s')?.textContent), '#3')
        await sees('#2')
        await finds(spoken, ['Correct, 525 points, first blood, rank 3 to 2.'])
        await sees('1 try in this browser')
      },
      'at the next': () => isAt('/games/1/challenges/8'),
    },
  ]
}
