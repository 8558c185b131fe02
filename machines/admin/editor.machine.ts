import { assign, raise, setup } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Decision, Question } from '../app/confirm-question.ts'
import { notNull } from '../not-null.ts'
import type { Draft, StoredVersion } from './draft.ts'
import {
  startEditing,
  changesOf,
  compareWith,
  differencesOf,
  resumeDraft,
  afterSave,
  applyChoices,
  toDraft,
  type EditState,
  type MergeSide,
} from './edit-state.ts'
import { editorEffects, type SavedVersion, type EditorSubject } from './editor-effects.ts'
import type { FormFields } from './three-way-merge.ts'

interface Input extends EditorSubject {
  blank: FormFields
  now: () => number
  asks?: SaveQuestion
}
/** The question before a save that reaches many at once. Null: the save begins at once. */
export type SaveQuestion = (seen: FormFields, typed: FormFields) => Question | null
interface Context extends EditorSubject, EditState {
  now: () => number
  asks: SaveQuestion
  draft: Draft | null
  sent: FormFields
  problem: Problem | null
  savedAt: number | null
  /** What stands in the form comes from the draft of this moment. */
  restoredAt: number | null
  /** False when the last draft found no room. */
  isKept: boolean
}
type Event =
  | { type: 'edit'; fields: FormFields }
  | { type: 'save' }
  | { type: 'discard' }
  | { type: 'choose'; choices: Readonly<Record<string, MergeSide>> }
  /** Back to the form, with the choices in force and nothing saved. */
  | { type: 'resume' }
  | { type: 'retry' }
  /** The thing is gone, and its draft goes with it. */
  | { type: 'remove' }
  | { type: 'page.hidden' }
  /** Something else than typing has changed what a draft would hold. */
  | { type: 'moved' }

/** So much typing may be lost when the power fails. */
const KEEP_MS = 1_000

const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  guards: {
    isNew: ({ context }) => context.id === null,
    isMissing: (_, answer: Outcome<StoredVersion>) => !answer.ok && answer.problem.kind === 'missing',
    isAccepted: (_, answer: Outcome<StoredVersion>) => answer.ok,
    isOvertaken: ({ context }, answer: Outcome<SavedVersion>) =>
      !answer.ok && answer.problem.kind === 'conflict' && context.id !== null,
    isConfirmed: (_, decision: Decision) => decision === 'confirmed',
    isCompared: ({ context }) => context.theirs !== null,
    isGreat: ({ context }) => questionOf(context) !== null,
    isGreatChoice: ({ context }) =>
      isChosen(context) && questionOf({ ...context, ...applyChoices(context) }) !== null,
    isDecided: ({ context }) => isChosen(context),
    isBlamed: ({ context }) => context.problem !== null && changesOf(context).length > 0,
    isChanged: ({ context }) => changesOf(context).length > 0,
    isSaved: ({ context }) => context.savedAt !== null,
  },
  actions: {
    recall: assign((_, draft: Draft | null) => ({ draft })),
    begin: assign(({ context }, answer: Outcome<StoredVersion>) =>
      answer.ok ? opened(context, answer.value) : { problem: answer.problem },
    ),
    beginAnew: assign(({ context }) => opened(context, context.seen)),
    type: assign(({ context }, { fields }: { fields: FormFields }) => ({
      typed: { ...context.typed, ...fields },
      problem: null,
    })),
    send: assign(({ context }) => ({ sent: context.typed, problem: null, restoredAt: null })),
    adopt: assign(({ context }, answer: Outcome<SavedVersion>) =>
      answer.ok
        ? { ...afterSave(context, context.sent, answer.value), id: answer.value.id, savedAt: context.now() }
        : {},
    ),
    compare: assign(({ context }, answer: Outcome<StoredVersion>) =>
      answer.ok ? compareWith(context, answer.value) : {},
    ),
    blame: assign((_, answer: Outcome<StoredVersion>) => ({ problem: answer.ok ? null : answer.problem })),
    choose: assign(({ context }, event: { choices: Readonly<Record<string, MergeSide>> }) => ({
      choices: { ...context.choices, ...event.choices },
    })),
    settle: assign(({ context }) => ({ ...applyChoices(context), problem: null })),
    drop: assign(({ context }) => ({ ...startEditing(context.seen), problem: null, restoredAt: null })),
    noteKept: assign((_, isKept: boolean) => ({ isKept })),
    move: raise({ type: 'moved' }),
  },
  delays: { untilKept: KEEP_MS },
  actors: editorEffects,
})
/** Waits with something unsaved, or nothing. */
const resting = () =>
  machine.createStateConfig({
    on: { edit: { target: 'settling', actions: { type: 'type', params: ({ event }) => event } } },
  })
const unsaved = () =>
  machine.createStateConfig({
    on: {
      ...resting().on,
      save: [{ guard: 'isGreat', target: 'asking' }, { target: 'saving' }],
      discard: 'confirming',
    },
  })

export const editorMachine = machine.createMachine({
  id: 'editor',
  context: ({ input: { account, id, blank, now, asks = () => null } }) => ({
    ...startEditing({ fields: blank, version: null }),
    account,
    id,
    now,
    asks,
    draft: null,
    sent: blank,
    problem: null,
    savedAt: null,
    restoredAt: null,
    isKept: true,
  }),
  initial: 'recalling',
  states: {
    recalling: {
      invoke: {
        src: 'readDraft',
        input: ({ context }) => ({ subject: subjectOf(context), blank: context.seen.fields }),
        onDone: [
          {
            guard: 'isNew',
            target: 'open',
            actions: [{ type: 'recall', params: ({ event }) => event.output }, 'beginAnew'],
          },
          { target: 'loading', actions: { type: 'recall', params: ({ event }) => event.output } },
        ],
      },
    },
    loading: {
      invoke: {
        src: 'loadThing',
        input: ({ context }) => subjectOf(context),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'begin', params: ({ event }) => event.output },
          },
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
          { target: 'unread', actions: { type: 'begin', params: ({ event }) => event.output } },
        ],
      },
    },
    unread: { on: { retry: 'loading' } },
    missing: {},
    open: {
      type: 'parallel',
      on: { remove: 'gone' },
      states: {
        form: {
          initial: 'settling',
          states: {
            settling: {
              always: [
                { guard: 'isCompared', target: 'conflicting' },
                { guard: 'isBlamed', target: 'refused' },
                { guard: 'isChanged', target: 'dirty' },
                { guard: 'isSaved', target: 'saved' },
                { target: 'pristine' },
              ],
            },
            pristine: resting(),
            dirty: unsaved(),
            refused: unsaved(),
            saved: resting(),
            confirming: {
              invoke: {
                src: 'askFirst',
                input: ({ context }) => ({ kind: 'discard-changes', count: changesOf(context).length }),
                onDone: [
                  {
                    guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                    target: 'settling',
                    actions: ['drop', 'move'],
                  },
                  { target: 'settling' },
                ],
              },
            },
            asking: {
              invoke: {
                src: 'askFirst',
                input: ({ context }) => notNull(questionOf(context)),
                onDone: [
                  { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'saving' },
                  { target: 'settling' },
                ],
              },
            },
            saving: {
              entry: 'send',
              on: { edit: { actions: { type: 'type', params: ({ event }) => event } } },
              invoke: {
                src: 'saveThing',
                input: ({ context }) => ({
                  subject: subjectOf(context),
                  seen: context.seen,
                  fields: context.typed,
                }),
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: 'settling',
                    actions: [{ type: 'adopt', params: ({ event }) => event.output }, 'move'],
                  },
                  {
                    guard: { type: 'isOvertaken', params: ({ event }) => event.output },
                    target: 'comparing',
                    actions: { type: 'blame', params: ({ event }) => event.output },
                  },
                  { target: 'settling', actions: { type: 'blame', params: ({ event }) => event.output } },
                ],
              },
            },
            comparing: {
              on: { edit: { actions: { type: 'type', params: ({ event }) => event } } },
              invoke: {
                src: 'loadThing',
                input: ({ context }) => subjectOf(context),
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: 'settling',
                    actions: [{ type: 'compare', params: ({ event }) => event.output }, 'move'],
                  },
                  { target: 'settling', actions: { type: 'blame', params: ({ event }) => event.output } },
                ],
              },
            },
            conflicting: {
              on: {
                choose: { actions: { type: 'choose', params: ({ event }) => event } },
                save: [
                  { guard: 'isGreatChoice', target: 'asking', actions: ['settle', 'move'] },
                  { guard: 'isDecided', target: 'saving', actions: ['settle', 'move'] },
                ],
                resume: { guard: 'isDecided', target: 'settling', actions: ['settle', 'move'] },
              },
            },
          },
        },
        draft: {
          // What was read may be of no more use, or be about something older.
          initial: 'writing',
          states: {
            calm: { on: { edit: 'waiting', moved: 'writing' } },
            waiting: { on: { moved: 'writing', 'page.hidden': 'writing' }, after: { untilKept: 'writing' } },
            writing: {
              on: { edit: 'waiting', moved: { target: 'writing', reenter: true } },
              invoke: {
                src: 'keepDraft',
                input: ({ context }) => ({
                  subject: subjectOf(context),
                  draft: toDraft(context, context.now()),
                }),
                onDone: {
                  target: 'calm',
                  actions: { type: 'noteKept', params: ({ event }) => event.output },
                },
              },
            },
          },
        },
      },
    },
    gone: {
      invoke: { src: 'keepDraft', input: ({ context }) => ({ subject: subjectOf(context), draft: null }) },
    },
  },
})

const questionOf = ({ asks, seen, typed }: Pick<Context, 'asks' | 'seen' | 'typed'>) =>
  asks(seen.fields, typed)
const isChosen = (context: EditState) => differencesOf(context).every(({ choice }) => choice !== null)
const subjectOf = ({ account, id }: EditorSubject): EditorSubject => ({ account, id })

function opened({ draft }: Context, stored: StoredVersion): Partial<Context> {
  if (!draft) return startEditing(stored)
  const editing = resumeDraft(draft, stored)
  return { ...editing, restoredAt: toDraft(editing, draft.keptAt) ? draft.keptAt : null }
}
