import { assertEvent, setup } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { announced, SUCCEEDED, type Announcement, type Emission } from '../app/announcement.ts'
import { effect, type Effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-flaws.ts'
import { answers, arrows } from './arrows.ts'
import type { RunOf, Runs } from './fill.ts'
import { only } from './only.ts'

/**
 * The parts in which two forms differ. The screen keeps the typed values. `submit` carries them through the
 * machine to the server.
 */
export interface FormSpec<Scope, Form, Sent, Value, Kept, Field extends string> {
  id: string
  /** The goal of the process. docs/machines.md shows it. */
  description: string
  /** The flaws by field, null for none. A form with a flaw is not sent. */
  flaws: (form: Form, scope: Scope) => object
  /** Whether the form equals the stored values. Such a form is not sent. */
  isSame?: (form: Form) => boolean
  toSent: (form: Form, scope: Scope) => Sent
  /**
   * The part of the form that `blamed` and `tell` need after the response. It must never contain a password
   * or a code, because the machine stores it.
   */
  keep: (form: Form) => Kept
  /** The field that caused the refusal. Null: unknown. */
  blamed?: (problem: Problem, kept: Kept) => Field | null
  /** The process ends after a success. Missing: the form opens again. */
  ends?: true
  tell?: (kept: Kept, value: Value) => Announcement
}
export type FormEvent<Form, Field extends string> =
  | { type: 'submit'; form: Form }
  /** The user edited or discarded the form. With `field`, a problem of another field stays on the screen. */
  | { type: 'edit'; field?: Field }
export type FormView<Value = null, Field extends string = never> =
  /**
   * `problem` is the last refusal and stays until the next edit. `field`: the field that caused it. Null:
   * unknown.
   */
  | { kind: 'open'; problem: Problem | null; field: Field | null }
  | { kind: 'busy' }
  | { kind: 'done'; value: Value }

interface FormContext<Scope, Value, Field extends string, Kept> {
  scope: Scope
  at: Exclude<FormView<Value, Field>, { kind: 'busy' }> | { kind: 'busy'; kept: Kept }
}

export const keepNothing = () => null
const OPEN = { kind: 'open', problem: null, field: null } as const

/** open → sending → open or done. */
/* #__NO_SIDE_EFFECTS__ */
export function formMachine<
  Scope,
  Form,
  Sent extends object,
  Value = null,
  Kept = null,
  Field extends string = never,
>(spec: FormSpec<Scope, Form, Sent, Value, Kept, Field>) {
  const { id, description, flaws, isSame, toSent, keep, blamed, ends, tell } = spec
  type Context = FormContext<Scope, Value, Field, Kept>
  const machine = setup({
    types: {
      input: {} as Scope,
      context: {} as Context,
      events: {} as FormEvent<Form, Field>,
      emitted: {} as Emission,
    },
    /** Resolves after the screen's data was read again. */
    actors: { send: effect<object, Outcome<Value>>('send') },
  })
  const keptOf = ({ at }: Context): Kept => only(at, 'busy').kept
  const made = machine.createMachine({
    id,
    description,
    context: ({ input }) => ({ scope: input, at: OPEN }),
    initial: 'open',
    states: {
      open: {
        description: 'Shows the form, and the last problem until something is edited.',
        on: {
          submit: arrows(
            ...(isSame
              ? [
                  {
                    when: ({ form }: { form: Form }) => isSame(form),
                    put: (): Partial<Context> => ({ at: OPEN }),
                  },
                ]
              : []),
            {
              when: ({ form }, { scope }) => hasNoFlaws(flaws(form, scope)),
              to: 'sending',
              put: ({ form }) => ({ at: { kind: 'busy', kept: keep(form) } }),
            },
          ),
          edit: arrows({
            put: ({ field }, { at }) =>
              at.kind === 'open' && at.field !== null && field !== undefined && field !== at.field
                ? {}
                : { at: OPEN },
          }),
        },
      },
      sending: {
        description: 'Sends the form to the server, then reads the data of the screen again.',
        invoke: {
          src: 'send',
          input: ({ context, event }) => {
            assertEvent(event, 'submit')
            return toSent(event.form, context.scope)
          },
          onDone: answers(
            {
              when: ({ ok }) => ok,
              to: ends ? 'done' : 'open',
              tell: (answer, context) => [
                ...(answer.ok && tell ? [announced(tell(keptOf(context), answer.value))] : []),
                SUCCEEDED,
              ],
              put: (answer) => ({ at: answer.ok && ends ? { kind: 'done', value: answer.value } : OPEN }),
            },
            {
              to: 'open',
              put: (answer, context) =>
                answer.ok
                  ? {}
                  : {
                      at: {
                        kind: 'open',
                        problem: answer.problem,
                        field: blamed?.(answer.problem, keptOf(context)) ?? null,
                      },
                    },
            },
          ),
        },
      },
      ...(ends ? { done: { description: 'Done.' } } : {}),
    },
  })
  const typed: typeof made & Runs<{ send: RunOf<Effect<Sent, Outcome<Value>>> }> = made
  return typed
}

export function toFormView<Value, Field extends string>({
  context: { at },
}: {
  context: FormContext<unknown, Value, Field, unknown>
}): FormView<Value, Field> {
  return at.kind === 'busy' ? { kind: 'busy' } : at
}
