import { containerMachine } from '#machines/game/container.machine.ts'
import { flagAnswerMachine } from '#machines/game/flag-answer.machine.ts'
import { writeupMachine } from '#machines/game/writeup.machine.ts'
import type { KnownContainer } from '#machines/game/container-effects.ts'
import { answerOf } from '../../model.ts'
import { facts, HOUR, MINUTE, queued, runningFor, aReport } from '../game/container.world.ts'
import { cut, limit, ok, type Wait } from './wait.ts'

const container = (first: (now: number) => KnownContainer | null) => ({
  machine: containerMachine,
  input: (now: () => number) => ({ ...facts, report: aReport(first(now())), now }),
})
const absent = container(() => null)
const inLine = container(() => queued)
const inWork = container(() => ({ phase: 'Pulling', ahead: 0, user: 'ada' }))
const running = container((now) => runningFor(now + 2 * HOUR))
const ending = container((now) => runningFor(now + 5 * MINUTE))
const start = { type: 'start' }
const destroy = { type: 'destroy' }
const confirmed = answerOf('container.confirming', 'confirmed')
const tooSoon = answerOf('container.destroying', limit)
const startLost = [start, answerOf('container.starting', cut), answerOf('container.checking', cut)]
const containerWaits: readonly Wait[] = [
  {
    ...absent,
    wait: 'untilAllowed.container.absent',
    to: 'container.absent',
    events: [start, answerOf('container.starting', limit)],
    ms: 7_000,
  },
  {
    ...running,
    wait: 'untilAllowed.container.gone',
    to: 'container.gone',
    events: [destroy, confirmed, answerOf('container.destroying', ok(null))],
    ms: 10_000,
  },
  {
    ...absent,
    wait: 'untilNextLook.container.starting.pausing',
    to: 'container.starting.looking',
    events: [start],
    ms: 2_000,
  },
  { ...inLine, wait: 'untilNextLook.container.waiting.pausing', to: 'container.waiting.looking', ms: 2_000 },
  { ...inWork, wait: 'untilNextLook.container.waiting.pausing', to: 'container.waiting.looking', ms: 5_000 },
  {
    ...inLine,
    wait: 'untilAllowed.container.waiting',
    to: 'container.waiting',
    events: [destroy, tooSoon],
    ms: 7_000,
  },
  {
    ...running,
    wait: 'untilAllowed.container.running',
    to: 'container.running',
    events: [destroy, confirmed, tooSoon],
    ms: 7_000,
  },
  { ...running, wait: 'untilLastCall.container.running', to: 'container.lastCall', ms: 110 * MINUTE },
  {
    ...ending,
    wait: 'untilAllowed.container.lastCall',
    to: 'container.lastCall',
    events: [destroy, confirmed, tooSoon],
    ms: 7_000,
  },
  { ...ending, wait: 'untilExpiry.container.lastCall', to: 'container.checking', ms: 5 * MINUTE },
  { ...absent, wait: 'untilNextTry.container.cut', to: 'container.checking', events: startLost, ms: 1_000 },
  {
    ...absent,
    wait: 'untilNextTry.container.cut',
    to: 'container.checking',
    events: [...startLost, { type: 'retry' }, answerOf('container.checking', cut)],
    ms: 2_000,
  },
]

const flagAnswer = {
  machine: flagAnswerMachine,
  input: (now: () => number) => ({
    game: 1,
    challenge: 7,
    now,
    newKey: () => 'k',
    isRepeatSafe: () => true,
    ownRow: () => null,
    needsSeveral: () => false,
  }),
}
const submit = { type: 'submit', flag: 'flag{a}' }
const unjudged = answerOf('flagAnswer.judging.asking', ok('FlagSubmitted'))
const flagWaits: readonly Wait[] = [
  {
    ...flagAnswer,
    wait: 'untilNextAsk.flagAnswer.judging.waiting',
    to: 'flagAnswer.judging.asking',
    events: [submit, answerOf('flagAnswer.submitting', ok(5)), unjudged],
    ms: 500,
  },
  {
    ...flagAnswer,
    wait: 'untilNextAsk.flagAnswer.judging.waiting',
    to: 'flagAnswer.judging.asking',
    events: [submit, answerOf('flagAnswer.submitting', ok(5)), answerOf('flagAnswer.judging.asking', limit)],
    ms: 7_000,
  },
  {
    ...flagAnswer,
    wait: 'untilNextTry.flagAnswer.cut',
    to: 'flagAnswer.submitting',
    events: [submit, answerOf('flagAnswer.submitting', cut)],
    ms: 1_000,
  },
  {
    ...flagAnswer,
    wait: 'untilAllowed.flagAnswer.heldOff',
    to: 'flagAnswer.open',
    events: [submit, answerOf('flagAnswer.submitting', limit)],
    ms: 7_000,
  },
  {
    ...flagAnswer,
    wait: 'untilUncounted.flagAnswer.counting',
    to: 'flagAnswer.closed',
    events: [
      submit,
      answerOf('flagAnswer.submitting', ok(5)),
      answerOf('flagAnswer.judging.asking', ok('Accepted')),
    ],
    ms: 12_000,
  },
]

// The server accepts a writeup at the deadline itself, so the form closes only afterwards.
const writeup = {
  machine: writeupMachine,
  input: (now: () => number) => ({ game: 1, closesAt: now() + HOUR, now }),
  to: 'writeup.closed',
  ms: HOUR + 1,
}
const choose = { type: 'choose', file: { name: 'solved.pdf', size: 9, type: 'application/pdf' } }
const sent = [choose, { type: 'send' }]
const writeupWaits: readonly Wait[] = [
  { ...writeup, wait: 'untilClosed.writeup.open' },
  {
    ...writeup,
    wait: 'untilClosed.writeup.open',
    events: [{ type: 'choose', file: { name: 'notes.docx', size: 9, type: '' } }],
  },
  { ...writeup, wait: 'untilClosed.writeup.ready', events: [choose] },
  {
    ...writeup,
    wait: 'untilClosed.writeup.ready',
    events: [...sent, { type: 'upload.answered', outcome: cut }],
  },
  { ...writeup, wait: 'untilClosed.writeup.ready', events: [...sent, { type: 'cancel' }] },
  {
    ...writeup,
    wait: 'untilClosed.writeup.open',
    events: [...sent, { type: 'upload.answered', outcome: ok(null) }, answerOf('writeup.reading', null)],
  },
]

export const gameWaits: readonly Wait[] = [...containerWaits, ...flagWaits, ...writeupWaits]
