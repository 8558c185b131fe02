import { assign, setup } from 'xstate'
import type { FieldTable, FormOf } from '#contract/fields/field.ts'
import type { Outcome } from '#contract/problem.ts'
import { SUCCEEDED, type Emission } from '../app/announcement.ts'
import { effect, type Effect } from '../effect.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { askFirst } from '../kit/confirm.ts'
import type { RunOf, Runs } from '../kit/fill.ts'
import { notNull } from '../not-null.ts'
import {
  editsOf,
  subjectOf,
  type Draft,
  type EditorContext,
  type EditorInput,
  type EditorSubject,
  type MergeSide,
  type SavedVersion,
  type StoredVersion,
} from './edit-state.ts'

export type EditorCommand<Form> =
  | { type: 'edit'; fields: Partial<Form> }
  | { type: 'choose'; choices: Readonly<Record<string, MergeSide>> }
  /**
   * `resume` applies the choices without a save. `remove`: the thing was deleted, so its draft is useless.
   */
  | { type: 'save' | 'discard' | 'resume' | 'retry' | 'remove' | 'page.hidden' }
/** `moved`: something other than typing changed the content of a draft, such as a save. */
type Event<Form> = EditorCommand<Form> | { type: 'moved' }
export interface EditorRuns<Form> {
  readDraft: RunOf<Effect<EditorSubject, unknown>>
  keepDraft: RunOf<Effect<{ subject: EditorSubject; draft: Draft<Form> | null }, boolean>>
  loadThing: RunOf<Effect<EditorSubject, Outcome<StoredVersion<Form>>>>
  saveThing: RunOf<
    Effect<{ subject: EditorSubject; seen: StoredVersion<Form>; fields: Form }, Outcome<SavedVersion<Form>>>
  >
  askFirst: RunOf<typeof askFirst>
}

/** A power failure loses at most the edits of this time. */
const KEEP_MS = 1_000

/** Edits one thing while other users may edit it too. Stores edits as a draft until they are saved. */
/* #__NO_SIDE_EFFECTS__ */
export function editorMachineOf<Table extends FieldTable>(table: Table) {
  type Form = FormOf<Table>
  const edits = editsOf(table)
  const machine = setup({
    types: {
      input: {} as EditorInput<Form>,
      context: {} as EditorContext<Form>,
      events: {} as Event<Form>,
      emitted: {} as Emission,
    },
    delays: { untilKept: KEEP_MS },
    actors: {
      readDraft: effect<EditorSubject, unknown>('readDraft'),
      /** Null clears the draft. Resolves to false if the browser had no room. */
      keepDraft: effect<object, boolean>('keepDraft'),
      loadThing: effect<EditorSubject, Outcome<StoredVersion<Form>>>('loadThing'),
      /** Sends the version that the user saw. If the server has a newer one, it responds with a conflict. */
      saveThing: effect<object, Outcome<SavedVersion<Form>>>('saveThing'),
      askFirst,
    },
  })
  const questionOf = ({ asks, seen, typed }: EditorContext<Form>) => asks(seen.fields, typed)
  const isChanged = (context: EditorContext<Form>) => edits.changes(context).length > 0
  const isChosen = (context: EditorContext<Form>) =>
    edits.differences(context).every(({ choice }) => choice !== null)
  const chosen = (context: EditorContext<Form>) => ({ ...edits.applyChoices(context), problem: null })
  const typed = (
    { fields }: { fields: Partial<Form> },
    context: EditorContext<Form>,
  ): Partial<EditorContext<Form>> => ({
    typed: { ...context.typed, ...fields },
    problem: null,
  })
  const blamed = (answer: Outcome<unknown>): Partial<EditorContext<Form>> => ({
    problem: answer.ok ? null : answer.problem,
  })
  const moved = { type: 'moved' } as const

  const resting = machine.createStateConfig({
    on: { edit: arrows({ to: 'settling', put: typed }) },
  })
  const unsaved = machine.createStateConfig({
    on: {
      edit: arrows({ to: 'settling', put: typed }),
      save: choices({ when: (context) => questionOf(context) !== null, to: 'asking' }, { to: 'saving' }),
      discard: 'confirming',
    },
  })
  const form = machine.createStateConfig({
    description: 'Compares the form with the stored version, and saves it.',
    initial: 'settling',
    states: {
      settling: {
        description: 'Transient. Chooses the next state from the input, the save and the comparison.',
        always: choices(
          { when: ({ theirs }) => theirs !== null, to: 'conflicting' },
          { when: (context) => context.problem !== null && isChanged(context), to: 'refused' },
          { when: isChanged, to: 'dirty' },
          { when: ({ savedAt }) => savedAt !== null, to: 'saved' },
          { to: 'pristine' },
        ),
      },
      pristine: { description: 'The form is as it was loaded.', ...resting },
      dirty: { description: 'The form has unsaved changes.', ...unsaved },
      refused: { description: 'The save failed. Shows the reason; the user may try again.', ...unsaved },
      saved: { description: 'The form is as it was saved last.', ...resting },
      confirming: {
        description: 'Waits for the user to confirm that the changes are discarded.',
        invoke: {
          src: 'askFirst',
          input: ({ context }) => ({ kind: 'discard-changes', count: edits.changes(context).length }),
          onDone: answers(
            {
              when: (decision) => decision === 'confirmed',
              to: 'settling',
              put: (_, { seen }) => ({ ...edits.start(seen), problem: null, restoredAt: null }),
              raises: moved,
            },
            { to: 'settling' },
          ),
        },
      },
      asking: {
        description: 'Waits for the user to confirm a save that affects many users.',
        invoke: {
          src: 'askFirst',
          input: ({ context }) => notNull(questionOf(context)),
          onDone: answers({ when: (decision) => decision === 'confirmed', to: 'saving' }, { to: 'settling' }),
        },
      },
      saving: {
        description: 'Waits for the response to the save. The user may continue typing.',
        entry: assign(({ context }) => ({ sent: context.typed, problem: null, restoredAt: null })),
        on: { edit: arrows({ put: typed }) },
        invoke: {
          src: 'saveThing',
          input: ({ context }) => ({
            subject: subjectOf(context),
            seen: context.seen,
            fields: context.typed,
          }),
          onDone: answers(
            {
              when: ({ ok }) => ok,
              to: 'settling',
              tell: () => [SUCCEEDED],
              put: (answer, context) =>
                answer.ok
                  ? {
                      ...edits.afterSave(context, context.sent, answer.value),
                      id: answer.value.id,
                      savedAt: context.now(),
                    }
                  : {},
              raises: moved,
            },
            {
              when: (answer, { id }) => !answer.ok && answer.problem.kind === 'conflict' && id !== null,
              to: 'comparing',
              put: blamed,
            },
            { to: 'settling', put: blamed },
          ),
        },
      },
      comparing: {
        description: 'Loads the version that another user saved. The user may continue typing.',
        on: { edit: arrows({ put: typed }) },
        invoke: {
          src: 'loadThing',
          input: ({ context }) => subjectOf(context),
          onDone: answers(
            {
              when: ({ ok }) => ok,
              to: 'settling',
              put: (answer, context) => (answer.ok ? edits.compare(context, answer.value) : {}),
              raises: moved,
            },
            { to: 'settling', put: blamed },
          ),
        },
      },
      conflicting: {
        description: 'Shows both versions. The user chooses a side where both changed a field.',
        on: {
          choose: arrows({
            put: (event, context) => ({ choices: { ...context.choices, ...event.choices } }),
          }),
          save: choices(
            {
              when: (context) => isChosen(context) && questionOf({ ...context, ...chosen(context) }) !== null,
              to: 'asking',
              put: chosen,
              raises: moved,
            },
            { when: isChosen, to: 'saving', put: chosen, raises: moved },
          ),
          resume: choices({ when: isChosen, to: 'settling', put: chosen, raises: moved }),
        },
      },
    },
  })
  const draft = machine.createStateConfig({
    description: 'Stores unsaved changes in the browser.',
    // A draft may be stored that is obsolete or belongs to an older version, so it is overwritten first.
    initial: 'writing',
    states: {
      calm: {
        description: 'The draft is stored, or there is nothing to store.',
        on: { edit: 'waiting', moved: 'writing' },
      },
      waiting: {
        description: 'Waits a moment, so that not every key writes a draft.',
        on: { moved: 'writing', 'page.hidden': 'writing' },
        after: { untilKept: 'writing' },
      },
      writing: {
        description: 'Stores the draft in the browser.',
        on: { edit: 'waiting', moved: { target: 'writing', reenter: true } },
        invoke: {
          src: 'keepDraft',
          input: ({ context }) => ({
            subject: subjectOf(context),
            draft: edits.toDraft(context, context.now()),
          }),
          onDone: answers({ to: 'calm', put: (isKept) => ({ isKept }) }),
        },
      },
    },
  })
  const made = machine.createMachine({
    id: 'editor',
    description: 'Edits a game, challenge or post that others may edit too, with a draft.',
    context: ({ input }) => edits.begin(input),
    initial: 'recalling',
    states: {
      recalling: {
        description: 'Reads the draft from the browser.',
        invoke: {
          src: 'readDraft',
          input: ({ context }) => subjectOf(context),
          onDone: answers(
            {
              when: (_, { id }) => id === null,
              to: 'open',
              put: (kept, { seen }) => edits.open(edits.readDraft(kept), seen),
            },
            { to: 'loading', put: (kept) => ({ draft: edits.readDraft(kept) }) },
          ),
        },
      },
      loading: {
        description: "Waits for the server's response.",
        invoke: {
          src: 'loadThing',
          input: ({ context }) => subjectOf(context),
          onDone: answers(
            {
              when: ({ ok }) => ok,
              to: 'open',
              put: (answer, { draft }) => (answer.ok ? edits.open(draft, answer.value) : {}),
            },
            { when: (answer) => !answer.ok && answer.problem.kind === 'missing', to: 'missing' },
            { to: 'unread', put: blamed },
          ),
        },
      },
      unread: { description: 'Failed. Shows the reason; the user may try again.', on: { retry: 'loading' } },
      missing: { description: 'The thing does not exist.' },
      open: {
        description: 'Shows the form, or the comparison with another version.',
        type: 'parallel',
        on: { remove: 'gone' },
        states: { form, draft },
      },
      gone: {
        description: 'The thing was deleted. Its draft is deleted too.',
        invoke: { src: 'keepDraft', input: ({ context }) => ({ subject: subjectOf(context), draft: null }) },
      },
    },
  })
  const runs: typeof made & Runs<EditorRuns<Form>> = made
  return runs
}
