import { containerDestructionMachine } from '#machines/admin/container-destruction.machine.ts'
import { editorMachineOf } from '#machines/admin/editor.machine.ts'
import { POST } from '#contract/fields/post.ts'
import { flagTrialMachine } from '#machines/admin/flag-trial.machine.ts'
import { participationReviewMachine } from '#machines/admin/participation-review.machine.ts'
import { scrollbackMachine } from '#machines/admin/scrollback.machine.ts'
import { takeOverMachine } from '#machines/admin/take-over.machine.ts'
import { userCreationMachine } from '#machines/admin/user-creation.machine.ts'
import { readUserLines } from '#contract/rules/user-import.ts'
import { answerOf } from '../../model.ts'
import { STATES } from '../../worlds/take-over-states.ts'
import { limit, ok, type Wait } from './wait.ts'

const oldRow = {
  kind: 'submission',
  submission: {
    number: 3,
    answer: 'flag{3}',
    status: 'Accepted',
    time: '2026-11-20T08:00:00+00:00',
    user: 'ada',
    team: 'Owls',
    challenge: 'Warm up',
  },
} as const

export const adminWaits: readonly Wait[] = [
  {
    machine: scrollbackMachine,
    input: () => ({ source: { kind: 'submissions', game: 1, status: null } }),
    wait: 'untilCalm.scrollback.names.outdated',
    to: 'scrollback.names.renewing',
    events: [answerOf('scrollback.foot.reading', ok([oldRow])), { type: 'names.changed' }],
    ms: 2_000,
  },
  {
    machine: containerDestructionMachine,
    input: (now) => ({ now }),
    wait: 'untilAllowed.containerDestruction.heldOff',
    to: 'containerDestruction.doing',
    events: [
      { type: 'begin', choice: null, items: [{ guid: '1', of: 'Warm up (Owls)' }] },
      answerOf('containerDestruction.confirming', 'confirmed'),
      answerOf('containerDestruction.doing', [limit]),
    ],
    ms: 7_000,
  },
  {
    machine: participationReviewMachine,
    input: (now) => ({ game: 1, now }),
    wait: 'untilAllowed.participationReview.heldOff',
    to: 'participationReview.doing',
    events: [
      { type: 'begin', choice: 'Accepted', items: [{ id: 1, team: 'Owls' }] },
      answerOf('participationReview.confirming', 'confirmed'),
      answerOf('participationReview.doing', [limit]),
    ],
    ms: 7_000,
  },
  {
    machine: flagTrialMachine,
    input: () => ({ game: 1, challenge: 7, text: '' }),
    wait: 'untilTyped.flagTrial.typed',
    to: 'flagTrial.judging',
    events: [{ type: 'edit', text: 'flag{a}' }],
    ms: 300,
  },
  {
    machine: takeOverMachine,
    input: () => ({}),
    wait: 'untilNext.takeOver.waiting',
    to: 'takeOver.following',
    events: [answerOf('takeOver.reading', ok(STATES.taking))],
    ms: 1_000,
  },
  {
    machine: userCreationMachine,
    input: (now) => ({ now, makePassword: () => 'Made-Secret1', text: '' }),
    wait: 'untilTyped.userCreation.open.typed',
    to: 'userCreation.open.asking',
    events: [{ type: 'check', text: 'ada,Sailor12,ada@x.org' }],
    ms: 400,
  },
  {
    machine: userCreationMachine,
    input: (now) => ({ now, makePassword: () => 'Made-Secret1', text: '' }),
    wait: 'untilAllowed.userCreation.heldOff',
    to: 'userCreation.sending',
    events: [
      { type: 'create', lines: readUserLines('ada,Sailor12,ada@x.org').lines, existing: 'Keep' },
      answerOf('userCreation.sending', limit),
    ],
    ms: 7_000,
  },
  {
    machine: editorMachineOf(POST),
    input: (now) => ({ account: 'ada', id: null, now }),
    wait: 'untilKept.editor.open.draft.waiting',
    to: 'editor.open.draft.writing',
    events: [answerOf('editor.recalling', null), { type: 'edit', fields: { title: 'Warm up' } }],
    ms: 1_000,
  },
]
