import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FINDING_KINDS, SEVERITIES } from '#contract/models/opening-check-names.ts'
import { CHALLENGE_TYPES } from '#contract/models/challenge-names.ts'
import { EPOCH, toIso } from '#contract/models/time.ts'
import { cloneSchedule } from '#contract/rules/clone-schedule.ts'
import {
  findingsOfChallenge,
  findingsOfWindow,
  type OpeningChallenge,
} from '#contract/rules/opening-check-challenge.ts'
import { findingsOfGame, findingsOfOpening, type OpeningGame } from '#contract/rules/opening-check.ts'

const NOW = Date.UTC(2026, 5, 1)
const at = (hours: number) => toIso(NOW + hours * 3_600_000)
const GAME: OpeningGame = {
  start: at(1),
  end: at(9),
  wpddl: at(12),
  hidden: false,
  acceptWithoutReview: false,
  inviteCode: null,
}
const CHALLENGE: OpeningChallenge = {
  id: 7,
  title: 'Task',
  content: 'Find it.',
  type: 'StaticAttachment',
  hints: [],
  flagTemplate: null,
  isEnabled: true,
  containerImage: 'ctf/task',
  memoryLimit: 64,
  cpuCount: 1,
  storageLimit: 256,
  containerExposePort: 80,
  privilegedContainer: false,
  originalScore: 500,
  fileName: 'attachment',
  attachment: null,
  flags: [{ id: 1, flag: 'flag{right}', attachment: null }],
}
const local = (name: string | null) => ({
  id: 1,
  type: 'Local' as const,
  url: name === null ? null : `/assets/${'a'.repeat(64)}/${name}`,
  fileSize: 1,
})
const flags = (...texts: string[]) => texts.map((flag, id) => ({ id, flag, attachment: local('x') }))
const ofGame = (change: Partial<OpeningGame>) =>
  findingsOfGame({ ...GAME, ...change }, NOW).map(({ kind, severity }) => `${severity} ${kind}`)
const ofChallenge = (
  change: Partial<OpeningChallenge>,
  teams: number | null = null,
  searched: readonly string[] = [],
) =>
  findingsOfChallenge(
    { ...CHALLENGE, ...change },
    { challengeId: 7, found: searched, skipped: [] },
    teams,
  ).map(({ kind, severity, detail }) => `${severity} ${kind}${detail === null ? '' : ` ${detail}`}`)

test('a game that is ready has no findings', () => {
  const around = { needsMail: true, sendsMail: true, runsContainers: true, teams: 9 }
  expect(findingsOfOpening({ game: GAME, challenges: [CHALLENGE], searched: [], around, now: NOW })).toEqual(
    [],
  )
})

describe('of a game', () => {
  test.each<[string, Partial<OpeningGame>, string[]]>([
    ['no times', { start: EPOCH, end: EPOCH, wpddl: EPOCH }, ['Error TimesUnset']],
    ['an end before the start', { end: at(0) }, ['Error EndsBeforeStart']],
    ['an end with the start', { end: at(1) }, ['Error EndsBeforeStart']],
    ['an end in the past', { start: at(-9), end: at(-1) }, ['Error EndInPast']],
    ['a start that has come, as of any game that runs', { start: at(-1) }, []],
    ['a start right now', { start: at(0) }, []],
    ['a deadline before the end', { wpddl: at(8) }, ['Warning WriteupsCloseBeforeEnd']],
    ['a deadline at the end', { wpddl: at(9) }, []],
    ['no deadline', { wpddl: EPOCH }, []],
    ['nobody at the door', { acceptWithoutReview: true }, ['Information OpenToEverybody']],
    [
      'an empty code at the door',
      { acceptWithoutReview: true, inviteCode: '' },
      ['Information OpenToEverybody'],
    ],
    ['a code at the door', { acceptWithoutReview: true, inviteCode: 'x' }, []],
    ['a curtain before it', { hidden: true }, ['Information GameHidden']],
  ])('%s', (_, change, findings) => {
    expect(ofGame(change)).toEqual(findings)
  })
  test('before its end a game has the same findings, whether it has begun or not', () => {
    const change = fc.record({
      wpddl: fc.constantFrom(EPOCH, at(8), at(12)),
      hidden: fc.boolean(),
      acceptWithoutReview: fc.boolean(),
    })
    fc.assert(
      fc.property(change, fc.integer({ min: -10_000, max: 8 }), (some, hours) => {
        expect(ofGame({ ...some, start: at(hours) })).toEqual(ofGame({ ...some, start: at(1) }))
      }),
    )
  })
})

describe('the window of a challenge', () => {
  test.each<[string, Partial<OpeningChallenge>, string[]]>([
    ['no times', {}, []],
    ['times that were never set', { opensAt: EPOCH, closesAt: EPOCH }, []],
    ['times within the game', { opensAt: at(2), closesAt: at(9) }, []],
    ['a release before the start', { opensAt: at(-2) }, []],
    ['a release at the end', { opensAt: at(9) }, []],
    ['a release after the end', { opensAt: at(10) }, ['Error WindowOutsideGame']],
    ['a deadline at the start', { closesAt: at(1) }, ['Error WindowOutsideGame']],
    ['a deadline after the end', { opensAt: at(2), closesAt: at(10) }, ['Warning WindowOutsideGame']],
    [
      'a release after the end, disabled',
      { opensAt: at(10), isEnabled: false },
      ['Warning WindowOutsideGame'],
    ],
  ])('%s', (_, change, findings) => {
    const found = findingsOfWindow({ ...CHALLENGE, ...change }, GAME)
    expect(found.map(({ kind, severity }) => `${severity} ${kind}`)).toEqual(findings)
    const all = findingsOfOpening({
      game: GAME,
      challenges: [
        { ...CHALLENGE, id: 8 },
        { ...CHALLENGE, ...change },
      ],
      searched: [],
      around: null,
      now: NOW,
    })
    expect(all).toEqual(found)
  })
  test('is not judged while the game has no times', () => {
    expect(findingsOfWindow({ ...CHALLENGE, opensAt: at(10) }, { start: EPOCH, end: EPOCH })).toEqual([])
  })
})

describe('findings about the platform', () => {
  const box = { ...CHALLENGE, type: 'StaticContainer' as const }
  const judge = (around: object, challenges: readonly OpeningChallenge[] = [box]) =>
    findingsOfOpening({
      game: GAME,
      challenges,
      searched: [],
      around: { needsMail: false, sendsMail: false, runsContainers: true, teams: 0, ...around },
      now: NOW,
    }).map(({ kind }) => kind)
  test('emails that are needed and not sent', () => {
    expect(judge({})).toEqual([])
    expect(judge({ needsMail: true })).toEqual(['MailNotSent'])
    expect(judge({ needsMail: true, sendsMail: true })).toEqual([])
  })
  test('containers that are needed and cannot run', () => {
    expect(judge({ runsContainers: false })).toEqual(['ContainersUnavailable'])
    expect(judge({ runsContainers: false }, [CHALLENGE])).toEqual([])
    expect(judge({ runsContainers: false }, [CHALLENGE, { ...box, isEnabled: false }])).toEqual([])
  })
  test('none enabled, or no challenge at all', () => {
    expect(judge({}, [])).toEqual(['NothingEnabled'])
    expect(judge({}, [{ ...CHALLENGE, isEnabled: false }])).toEqual(['NothingEnabled'])
  })
  test('none about facts that are unknown', () => {
    expect(
      findingsOfOpening({ game: GAME, challenges: [box], searched: [], around: null, now: NOW }),
    ).toEqual([])
  })
})

describe('findings about a challenge', () => {
  const LONG = 'flag{[TEAM_HASH]}'.padEnd(200, 'x')
  test.each<[string, Partial<OpeningChallenge>, string[]]>([
    ['no flag', { flags: [] }, ['Error FlagMissing']],
    ['no flag, but one is made for each', { type: 'DynamicContainer', flags: [] }, []],
    ['the flag in the title', { title: 'flag{right}?' }, ['Error FlagInTitle flag{right}']],
    ['the flag in the text', { content: 'a flag{right} b' }, ['Error FlagInContent flag{right}']],
    ['the flag in a hint', { hints: ['no', 'flag{right}'] }, ['Error FlagInHint flag{right}']],
    ['a part of the flag', { content: 'flag{' }, []],
    [
      'the flag as the name of the file',
      { attachment: local('flag{right}.zip') },
      ['Warning FlagInAttachment flag{right}'],
    ],
    ['a flag too short to mean something', { flags: flags('four'), content: 'four' }, []],
    [
      'the flag as the name of a team’s own file, which nobody sees',
      {
        type: 'DynamicAttachment',
        flags: [{ id: 1, flag: 'flag{right}', attachment: local('flag{right}') }],
      },
      [],
    ],
    [
      'the flag as the name that all teams see',
      { type: 'DynamicAttachment', flags: flags('flag{right}'), fileName: 'flag{right}' },
      ['Warning FlagInAttachment flag{right}'],
    ],
    ['a flag without a file', { type: 'DynamicAttachment' }, ['Warning FlagWithoutAttachment flag{right}']],
    ['a file that is gone', { attachment: local(null) }, ['Error AttachmentGone']],
    [
      'a team’s file that is gone',
      { type: 'DynamicAttachment', flags: [{ id: 1, flag: 'flag{x}', attachment: local(null) }] },
      ['Error AttachmentGone flag{x}'],
    ],
    [
      'a weak template',
      { type: 'DynamicContainer', flagTemplate: 'flag{hi}' },
      ['Error TemplateWeak flag{hi}'],
    ],
    [
      'a template too long',
      { type: 'DynamicContainer', flagTemplate: LONG },
      [`Error TemplateTooLong ${LONG}`],
    ],
    ['a template of another type', { flagTemplate: 'flag{hi}' }, []],
    [
      'the template in the text',
      {
        type: 'DynamicContainer',
        flagTemplate: '[LEET]flag{this is a rather long template}',
        content: 'flag{this is a rather long template}',
      },
      ['Error FlagInContent flag{this is a rather long template}'],
    ],
    ['no image', { type: 'StaticContainer', containerImage: ' ' }, ['Error ImageMissing']],
    ['no image, and none needed', { containerImage: '' }, []],
    ['no port', { type: 'StaticContainer', containerExposePort: 0 }, ['Error PortInvalid 0']],
    [
      'a port too high',
      { type: 'DynamicContainer', containerExposePort: 65_536 },
      ['Error PortInvalid 65536'],
    ],
    ['no words', { content: ' \n' }, ['Information ContentEmpty']],
    ['no points', { originalScore: 0 }, ['Warning WorthNothing']],
  ])('%s', (_, change, findings) => {
    expect(ofChallenge(change)).toEqual(findings)
  })
  test('fewer flags than teams, if each needs one', () => {
    const dealt = { type: 'DynamicAttachment' as const, flags: flags('flag{aaa}', 'flag{bbb}') }
    expect(ofChallenge(dealt, 2)).toEqual([])
    expect(ofChallenge(dealt, 3)).toEqual(['Error TooFewFlags 2 / 3'])
    expect(ofChallenge({ flags: flags('flag{aaa}') }, 3)).toEqual([])
  })
  test('each result of the search, once', () => {
    expect(ofChallenge({ attachment: local('flag{right}') }, null, ['flag{right}', 'flag{other}'])).toEqual([
      'Warning FlagInAttachment flag{right}',
      'Warning FlagInAttachment flag{other}',
    ])
  })
  test('are less severe while it is disabled', () => {
    expect(ofChallenge({ isEnabled: false, flags: [], content: '', originalScore: 0 })).toEqual([
      'Warning FlagMissing',
      'Information ContentEmpty',
      'Information WorthNothing',
    ])
  })
  test('at most ten of one kind are listed', () => {
    const many = Array.from({ length: 50 }, (_, n) => `flag{${n + 100}}`)
    expect(ofChallenge({ flags: flags(...many), content: many.join(' ') })).toHaveLength(10)
  })
})

test('the most severe comes first, then those of the game, then challenge by challenge', () => {
  const challenge = fc.record({
    id: fc.nat({ max: 20 }),
    type: fc.constantFrom(...CHALLENGE_TYPES),
    isEnabled: fc.boolean(),
    content: fc.constantFrom('', 'flag{right}', 'text'),
    originalScore: fc.constantFrom(0, 500),
    containerImage: fc.constantFrom('', 'x'),
  })
  const game = fc.record({
    hidden: fc.boolean(),
    acceptWithoutReview: fc.boolean(),
    start: fc.constantFrom(at(1), at(-1), EPOCH),
  })
  fc.assert(
    fc.property(
      game,
      fc.uniqueArray(challenge, { selector: ({ id }) => id, maxLength: 6 }),
      (change, some) => {
        const challenges = some.map((one) => ({ ...CHALLENGE, ...one }))
        const findings = findingsOfOpening({
          game: { ...GAME, ...change },
          challenges,
          searched: [],
          around: null,
          now: NOW,
        })
        const ranks = findings.map(({ severity, challengeId, kind }) => [
          SEVERITIES.indexOf(severity),
          challengeId === null ? -1 : challenges.findIndex(({ id }) => id === challengeId),
          FINDING_KINDS.indexOf(kind),
        ])
        const sorted = [...ranks].sort(
          (a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0),
        )
        expect(ranks).toEqual(sorted)
        expect(findings.filter(({ kind }) => kind === 'NothingEnabled')).toHaveLength(
          challenges.some(({ isEnabled }) => isEnabled) ? 0 : 1,
        )
      },
    ),
  )
})

describe('the times of a clone', () => {
  test('move together', () => {
    expect(cloneSchedule(GAME, { start: at(101) })).toEqual({ start: at(101), end: at(109), wpddl: at(112) })
    expect(cloneSchedule(GAME, { end: at(2) })).toEqual({ start: at(1), end: at(2), wpddl: at(5) })
    expect(cloneSchedule(GAME, {})).toEqual({ start: GAME.start, end: GAME.end, wpddl: GAME.wpddl })
  })
  test('have no writeup deadline if the original has none', () => {
    expect(cloneSchedule({ ...GAME, wpddl: EPOCH }, { start: at(101) })?.wpddl).toBe(EPOCH)
  })
  test('are invalid beyond the year 9999', () => {
    expect(cloneSchedule(GAME, { start: '9999-12-31T23:00:00+00:00' })).toBeNull()
    expect(cloneSchedule(GAME, { end: EPOCH, start: EPOCH })).not.toBeUndefined()
  })
})
