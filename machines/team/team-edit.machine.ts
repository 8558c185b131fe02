import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { teamFlaws, trimmedTexts, type TeamTexts } from '#contract/rules/team.ts'
import type { Announcement } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { isFlawless } from '../flawless.ts'

/** What the server knows, and what stands in the form. */
export interface TeamForm {
  saved: TeamTexts
  typed: TeamTexts
}
interface Input {
  team: number
}
/** Null leaves the name as it is, also where another window has changed it since; a text about the team goes with every change. */
export interface TeamUpdate extends Input {
  name: string | null
  bio: string
}
interface Context extends Input {
  problem: Problem | null
}
type Event = ({ type: 'submit' } & TeamForm) | { type: 'edit' } | { type: 'discard' }

export const teamEditEffects = {
  /** Ends when the list of one's own teams says so too. */
  updateTeam: effect<TeamUpdate, Outcome<null>>('updateTeam'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as { type: 'announce'; announcement: Announcement } },
  guards: {
    isSame: (_, form: TeamForm) => teamChanges(form).length === 0,
    isFlawless: (_, { typed }: TeamForm) => isFlawless(teamFlaws(typed)),
    isAccepted: (_, answer: Outcome<null>) => answer.ok,
  },
  actions: {
    blame: assign((_, answer: Outcome<null>) => ({ problem: answer.ok ? null : answer.problem })),
    forgive: assign({ problem: null }),
    saySaved: emit({ type: 'announce', announcement: { kind: 'team-saved' } }),
  },
  actors: teamEditEffects,
})

export const teamEditMachine = machine.createMachine({
  id: 'teamEdit',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'open',
  states: {
    open: {
      on: {
        submit: [
          { guard: { type: 'isSame', params: ({ event }) => event }, actions: 'forgive' },
          { guard: { type: 'isFlawless', params: ({ event }) => event }, target: 'saving', actions: 'forgive' },
        ],
        edit: { actions: 'forgive' },
        discard: { actions: 'forgive' },
      },
    },
    saving: {
      invoke: {
        src: 'updateTeam',
        input: ({ context, event }) => {
          assertEvent(event, 'submit')
          return { team: context.team, ...toUpdate(event) }
        },
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'open', actions: 'saySaved' },
          { target: 'open', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
  },
})

export type TeamEditView = { kind: 'open'; problem: Problem | null } | { kind: 'saving' }
export function toTeamEditView(snapshot: SnapshotFrom<typeof teamEditMachine>): TeamEditView {
  return snapshot.matches('saving') ? { kind: 'saving' } : { kind: 'open', problem: snapshot.context.problem }
}

/** The fields that differ from what the server knows, in the order of the form. */
export function teamChanges({ saved, typed }: TeamForm): readonly (keyof TeamTexts)[] {
  const meant = trimmedTexts(typed)
  return (['name', 'bio'] as const).filter((field) => typed[field] !== saved[field] && meant[field] !== saved[field])
}

function toUpdate(form: TeamForm): Omit<TeamUpdate, 'team'> {
  const { name, bio } = trimmedTexts(form.typed)
  return { name: teamChanges(form).includes('name') ? name : null, bio }
}
