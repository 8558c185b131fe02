import { setup } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { announced, SUCCEEDED, type Announcement, type Emission } from '../app/announcement.ts'
import type { Question } from '../app/confirm-question.ts'
import { effect, type Effect } from '../effect.ts'
import { answers, arrows } from './arrows.ts'
import { askFirst } from './confirm.ts'
import type { RunOf, Runs } from './fill.ts'
import { only } from './only.ts'

/**
 * The parts in which two kinds of actions differ. `Scope` is the input of the machine, `Task` the data of
 * one `begin`.
 */
export interface ActSpec<Scope, Task, Value> {
  id: string
  /** The goal of the process. docs/machines.md shows it. */
  description: string
  /** Whether the task would change nothing. Such a task does not begin. */
  isEmpty?: (task: Task) => boolean
  /** The question of the confirm dialog. Missing: every task begins immediately. */
  ask?: (task: Task, scope: Scope) => Question
  /** Whether this task needs no confirm dialog. */
  isHarmless?: (task: Task, scope: Scope) => boolean
  /**
   * Reads the response. A refusal can mean that the wanted state exists already, which counts as a success.
   */
  read?: (answer: Outcome<Value>, task: Task, scope: Scope) => Outcome<Value>
  /** Whether a success ends the process. Missing: the next task may begin. */
  ends?: 'always' | ((task: Task) => boolean)
  /** After `done`, another task may begin. */
  goesOn?: true
  /** The announcement of a success. Null: none. */
  tell?: (task: Task, value: Value, scope: Scope) => Announcement | null
  /** Also announces a failure, for screens that have no place to show it. */
  tellsFailure?: true
}
export interface ActEvent<Task> {
  type: 'begin'
  task: Task
}
export type ActView<Task, Value> =
  /**
   * `task` is the last task, `value` its result, `problem` the reason of its failure. Each is null if there
   * is none.
   */
  | { kind: 'idle'; task: Task | null; value: Value | null; problem: Problem | null }
  /** `problem` belongs to the previous task. A screen may show it until this task ends. */
  | { kind: 'busy'; task: Task; problem: Problem | null }
  | { kind: 'done'; task: Task; value: Value }

interface ActContext<Scope, Task, Value> {
  scope: Scope
  at: ActView<Task, Value> | { kind: 'asking'; task: Task }
}
interface ActRuns<Scope, Task, Value> {
  askFirst: RunOf<typeof askFirst>
  carryOut: RunOf<Effect<Scope & { task: Task }, Outcome<Value>>>
}

const RESTING = { kind: 'idle', task: null, value: null, problem: null } as const

/**
 * idle → [confirming →] doing → idle or done. Runs one task at a time: a second `begin` is ignored until the
 * first task has ended.
 */
/* #__NO_SIDE_EFFECTS__ */
export function actMachine<Scope, Task, Value = null>(spec: ActSpec<Scope, Task, Value>) {
  const { id, description, isEmpty, ask, isHarmless, read = (answer) => answer, ends, goesOn, tell } = spec
  type Context = ActContext<Scope, Task, Value>
  const machine = setup({
    types: {
      input: {} as Scope,
      context: {} as Context,
      events: {} as ActEvent<Task>,
      emitted: {} as Emission,
    },
    actors: {
      askFirst,
      /** Resolves after the screen's data was read again. */
      carryOut: effect<object, Outcome<Value>>('carryOut'),
    },
  })
  const taskOf = ({ at }: Context): Task => only(at, 'asking', 'busy').task
  const isEnd = (task: Task) => ends === 'always' || (ends?.(task) ?? false)
  const isWorth = ({ task }: ActEvent<Task>) => !isEmpty?.(task)
  const emissions = (answer: Outcome<Value>, context: Context): readonly Emission[] => {
    const task = taskOf(context)
    const outcome = read(answer, task, context.scope)
    if (!outcome.ok) return spec.tellsFailure ? [announced({ kind: 'failed', problem: outcome.problem })] : []
    const said = tell?.(task, outcome.value, context.scope)
    return said ? [announced(said), SUCCEEDED] : [SUCCEEDED]
  }
  const begun = ({ task }: ActEvent<Task>, { at }: Context): Partial<Context> => ({
    at: { kind: 'busy', task, problem: at.kind === 'idle' ? at.problem : null },
  })
  const after = (answer: Outcome<Value>, context: Context): Partial<Context> => {
    const task = taskOf(context)
    const outcome = read(answer, task, context.scope)
    if (!outcome.ok) return { at: { kind: 'idle', task, value: null, problem: outcome.problem } }
    const { value } = outcome
    return { at: isEnd(task) ? { kind: 'done', task, value } : { kind: 'idle', task, value, problem: null } }
  }
  const hasEnded = (answer: Outcome<Value>, context: Context) => {
    const task = taskOf(context)
    return isEnd(task) && read(answer, task, context.scope).ok
  }
  const beginning = machine.createStateConfig({
    on: {
      begin: arrows(
        ...(ask
          ? [
              {
                when: (event: ActEvent<Task>, { scope }: Context) =>
                  isWorth(event) && !isHarmless?.(event.task, scope),
                to: 'confirming',
                put: ({ task }: ActEvent<Task>): Partial<Context> => ({ at: { kind: 'asking', task } }),
              },
            ]
          : []),
        ...(ask && !isHarmless ? [] : [{ when: isWorth, to: 'doing', put: begun }]),
      ),
    },
  })
  const confirming = machine.createStateConfig({
    description: 'Waits for the user to confirm.',
    invoke: {
      src: 'askFirst',
      input: ({ context }) => {
        if (!ask) throw new Error(`${id} asks nothing.`)
        return ask(taskOf(context), context.scope)
      },
      onDone: answers(
        {
          when: (decision) => decision === 'confirmed',
          to: 'doing',
          put: (_, context) => ({ at: { kind: 'busy', task: taskOf(context), problem: null } }),
        },
        { to: 'idle', put: () => ({ at: RESTING }) },
      ),
    },
  })
  const made = machine.createMachine({
    id,
    description,
    context: ({ input }) => ({ scope: input, at: RESTING }),
    initial: 'idle',
    states: {
      idle: {
        description: 'Nothing is running.',
        ...beginning,
      },
      ...(ask ? { confirming } : {}),
      doing: {
        description: 'Sends the task to the server, then reads the data of the screen again.',
        invoke: {
          src: 'carryOut',
          input: ({ context }) => ({ ...context.scope, task: taskOf(context) }),
          onDone: answers(...(ends ? [{ when: hasEnded, to: 'done', tell: emissions, put: after }] : []), {
            to: 'idle',
            tell: emissions,
            put: after,
          }),
        },
      },
      ...(ends ? { done: { description: 'Done.', ...(goesOn ? beginning : {}) } } : {}),
    },
  })
  const typed: typeof made & Runs<ActRuns<Scope, Task, Value>> = made
  return typed
}

/** The confirm dialog covers the screen, which shows the idle state behind it. */
export function toActView<Task, Value>({
  context: { at },
}: {
  context: ActContext<unknown, Task, Value>
}): ActView<Task, Value> {
  return at.kind === 'asking' ? RESTING : at
}
