import { containerDestructionMachine } from '#machines/admin/container-destruction.machine.ts'
import { editorMachineOf } from '#machines/admin/editor.machine.ts'
import { POST } from '#contract/fields/post.ts'
import { participationReviewMachine } from '#machines/admin/participation-review.machine.ts'
import { userCreationMachine } from '#machines/admin/user-creation.machine.ts'
import { readUserLines } from '#contract/rules/user-import.ts'
import { answerOf } from '../../model.ts'
import { limit, type Wait } from './wait.ts'

export const adminWaits: readonly Wait[] = [
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
