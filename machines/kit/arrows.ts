import {
  assign,
  enqueueActions,
  raise,
  type DoneActorEvent,
  type EventObject,
  type MachineContext,
  type MetaObject,
  type ParameterizedObject,
  type ProvidedActor,
  type TransitionConfig,
} from 'xstate'

/**
 * One transition. Without `when` it is always taken. Without `to` the machine stays in its state. `tell`
 * emits before `put` changes the context.
 */
export interface Arrow<Heard, Context, Emitted, Raised = never> {
  when?: (heard: Heard, context: Context) => boolean
  to?: string
  again?: true
  tell?: (heard: Heard, context: Context) => readonly Emitted[]
  put?: (heard: Heard, context: Context) => Partial<Context>
  /** The machine sends this event to itself, after `put`. */
  raises?: Raised
}
interface Choice<Context, Emitted, Raised> {
  when?: (context: Context) => boolean
  to?: string
  tell?: (context: Context) => readonly Emitted[]
  put?: (context: Context) => Partial<Context>
  raises?: Raised
}

/** The transitions of an event. The machine takes the first one whose `when` returns true. */
export function arrows<
  Context extends MachineContext,
  Heard extends EventObject,
  Event extends EventObject,
  Actor extends ProvidedActor,
  Action extends ParameterizedObject,
  Guard extends ParameterizedObject,
  Delay extends string,
  Emitted extends EventObject,
  Meta extends MetaObject,
>(
  ...ways: readonly Arrow<NoInfer<Heard>, NoInfer<Context>, NoInfer<Emitted>, NoInfer<Event>>[]
): readonly TransitionConfig<Context, Heard, Event, Actor, Action, Guard, Delay, Emitted, Meta>[] {
  return ways.map(({ when, to, again, tell, put, raises }) => ({
    ...(when
      ? { guard: ({ context, event }: { context: Context; event: Heard }) => when(event, context) }
      : {}),
    ...(to === undefined ? {} : { target: to }),
    ...(again ? { reenter: true } : {}),
    actions: [
      ...(tell
        ? [
            enqueueActions<Context, Heard, undefined, Event, Actor, Action, Guard, Delay, Emitted>(
              ({ context, event, enqueue }) => {
                for (const emission of tell(event, context)) enqueue.emit(emission)
              },
            ),
          ]
        : []),
      ...(put
        ? [assign<Context, Heard, undefined, Event, Actor>(({ context, event }) => put(event, context))]
        : []),
      ...(raises ? [raise<Context, Heard, Event, undefined, Delay>(raises)] : []),
    ],
  }))
}

export function answers<
  Context extends MachineContext,
  Answer,
  Event extends EventObject,
  Actor extends ProvidedActor,
  Action extends ParameterizedObject,
  Guard extends ParameterizedObject,
  Delay extends string,
  Emitted extends EventObject,
  Meta extends MetaObject,
>(
  ...ways: readonly Arrow<NoInfer<Answer>, NoInfer<Context>, NoInfer<Emitted>, NoInfer<Event>>[]
): readonly TransitionConfig<
  Context,
  DoneActorEvent<Answer>,
  Event,
  Actor,
  Action,
  Guard,
  Delay,
  Emitted,
  Meta
>[] {
  return arrows(
    ...ways.map(({ when, tell, put, ...way }) => ({
      ...way,
      ...(when
        ? { when: ({ output }: DoneActorEvent<Answer>, context: Context) => when(output, context) }
        : {}),
      ...(tell
        ? { tell: ({ output }: DoneActorEvent<Answer>, context: Context) => tell(output, context) }
        : {}),
      ...(put ? { put: ({ output }: DoneActorEvent<Answer>, context: Context) => put(output, context) } : {}),
    })),
  )
}

/** Transitions that depend only on the context: for `always`, `after` and events without data. */
export function choices<
  Context extends MachineContext,
  Heard extends EventObject,
  Event extends EventObject,
  Actor extends ProvidedActor,
  Action extends ParameterizedObject,
  Guard extends ParameterizedObject,
  Delay extends string,
  Emitted extends EventObject,
  Meta extends MetaObject,
>(
  ...ways: readonly Choice<NoInfer<Context>, NoInfer<Emitted>, NoInfer<Event>>[]
): readonly TransitionConfig<Context, Heard, Event, Actor, Action, Guard, Delay, Emitted, Meta>[] {
  return arrows(
    ...ways.map(({ when, to, tell, put, raises }) => ({
      ...(raises ? { raises } : {}),
      ...(when ? { when: (_: Heard, context: Context) => when(context) } : {}),
      ...(to === undefined ? {} : { to }),
      ...(tell ? { tell: (_: Heard, context: Context) => tell(context) } : {}),
      ...(put ? { put: (_: Heard, context: Context) => put(context) } : {}),
    })),
  )
}
