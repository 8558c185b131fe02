import { setup } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { announced, SUCCEEDED, type Announcement, type Emission } from '../app/announcement.ts'
import type { Question } from '../app/confirm-question.ts'
import { effect, type Effect } from '../effect.ts'
import { answers, arrows } from './arrows.ts'
import { askFirst } from './confirm.ts'
import type { RunOf, Runs } from './fill.ts'
import { only } from './only.ts'

/** What differs between acts. `Scope` is what one process is about for as long as it runs, `Task` what somebody wants done this time. */
export interface ActSpec<Scope, Task, Value> {
  id: string
  /** A task that would change nothing is not begun. */
  isEmpty?: (task: Task) => boolean
  /** What a person has to agree to first. */
  ask?: (task: Task, scope: Scope) => Question
  /** Which tasks are begun without being asked about, where only some are. */
  isHarmless?: (task: Task, scope: Scope) => boolean
  /** Some refusals say that what was wanted is the case already. */
  read?: (answer: Outcome<Value>, task: Task, scope: Scope) => Outcome<Value>
  /** Which successes leave nothing more to be done here; by default the next task may begin. */
  ends?: 'always' | ((task: Task) => boolean)
  /** Once it has ended, another task may begin all the same. */
  goesOn?: true
  /** What is said in passing once it is done. */
  tell?: (task: Task, value: Value, scope: Scope) => Announcement | null
  /** A failure is said in passing too, for screens without a place to show it. */
  tellsFailure?: true
}
export interface ActEvent<Task> {
  type: 'begin'
  task: Task
}
export type ActView<Task, Value> =
  /** `task` is the last one, and `value` what it brought, or `problem` why it failed. */
  | { kind: 'idle'; task: Task | null; value: Value | null; problem: Problem | null }
  /** `problem` is what the one before failed on, for screens that leave it standing meanwhile. */
  | { kind: 'busy'; task: Task; problem: Problem | null }
  | { kind: 'done'; task: Task; value: Value }

interface ActContext<Scope, Task, Value> {
  scope: Scope
  at: ActView<Task, Value> | { kind: 'asking'; task: Task }
}
/** What fills it. */
interface ActRuns<Scope, Task, Value> {
  askFirst: RunOf<typeof askFirst>
  carryOut: RunOf<Effect<Scope & { task: Task }, Outcome<Value>>>
}

const RESTING = { kind: 'idle', task: null, value: null, problem: null } as const

/** idle → [confirming →] doing → idle, or done: one thing after another; while one is asked about or under way, no other begins. */
/* #__NO_SIDE_EFFECTS__ */
export function actMachine<Scope, Task, Value = null>(spec: ActSpec<Scope, Task, Value>) {
  const { id, isEmpty, ask, isHarmless, read = (answer) => answer, ends, goesOn, tell } = spec
  type Context = ActContext<Scope, Task, Value>
  const machine = setup({
    types: { input: {} as Scope, context: {} as Context, events: {} as ActEvent<Task>, emitted: {} as Emission },
    actors: {
      askFirst,
      /** Ends when what is on view says so too. */
      carryOut: effect<object, Outcome<Value>>('carryOut'),
    },
  })
  const taskOf = ({ at }: Context): Task => only(at, 'asking', 'busy').task
  const isEnd = (task: Task) => ends === 'always' || (ends?.(task) ?? false)
  const isWorth = ({ task }: ActEvent<Task>) => !isEmpty?.(task)
  const told = (answer: Outcome<Value>, context: Context): readonly Emission[] => {
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
                when: (event: ActEvent<Task>, { scope }: Context) => isWorth(event) && !isHarmless?.(event.task, scope),
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
    description: 'The confirm dialog asks, naming what is meant and what follows.',
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
    context: ({ input }) => ({ scope: input, at: RESTING }),
    initial: 'idle',
    states: {
      idle: { description: 'Nothing is under way. What the last task failed on is kept until the next one.', ...beginning },
      ...(ask ? { confirming } : {}),
      doing: {
        description: 'The server carries it out, and what is on view is read anew.',
        invoke: {
          src: 'carryOut',
          input: ({ context }) => ({ ...context.scope, task: taskOf(context) }),
          onDone: answers(...(ends ? [{ when: hasEnded, to: 'done', tell: told, put: after }] : []), { to: 'idle', tell: told, put: after }),
        },
      },
      ...(ends ? { done: { description: 'It is done, and the screen leads on.', ...(goesOn ? beginning : {}) } } : {}),
    },
  })
  const typed: typeof made & Runs<ActRuns<Scope, Task, Value>> = made
  return typed
}

/** While a person is asked, the screen behind the dialog rests. */
export function toActView<Task, Value>({ context: { at } }: { context: ActContext<unknown, Task, Value> }): ActView<Task, Value> {
  return at.kind === 'asking' ? RESTING : at
}
