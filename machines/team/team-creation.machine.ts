import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { TeamInfoModel } from '#contract/models/team.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { teamFlaws, trimmedTexts, type TeamTexts } from '#contract/rules/team.ts'
import type { Announcement } from '../app/announcement.ts'
import {
  submitTransitions,
  isAccepted,
  recordCreated,
  createdTransitions,
  NOT_CREATED,
  type CreationState,
} from '../create-one.ts'
import { notNull } from '../not-null.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-errors.ts'

type Event = ({ type: 'submit' } & TeamTexts) | { type: 'edit' }

export const teamCreationEffects = {
  /** Ends when the list of one's own teams holds the new one. */
  createTeam: effect<TeamTexts, Outcome<TeamInfoModel>>('createTeam'),
}
const machine = setup({
  types: {
    context: {} as CreationState<TeamInfoModel>,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isFlawless: (_, texts: TeamTexts) => hasNoFlaws(teamFlaws(texts)),
    isAccepted,
  },
  actions: {
    keep: assign((_, answer: Outcome<TeamInfoModel>) => recordCreated(answer)),
    forgive: assign({ problem: null }),
    sayCreated: emit(({ context }) => ({
      type: 'announce',
      announcement: { kind: 'team-created', team: notNull(context.made).name },
    })),
  },
  actors: teamCreationEffects,
})

export const teamCreationMachine = machine.createMachine({
  id: 'teamCreation',
  context: NOT_CREATED,
  initial: 'open',
  states: {
    open: submitTransitions('creating'),
    creating: {
      invoke: {
        src: 'createTeam',
        input: ({ event }) => {
          assertEvent(event, 'submit')
          return trimmedTexts(event)
        },
        onDone: createdTransitions('created', 'sayCreated'),
      },
    },
    created: {},
  },
})

export type TeamCreationView =
  | { kind: 'open'; problem: Problem | null }
  | { kind: 'busy' }
  | { kind: 'created'; team: number }
export function toTeamCreationView(snapshot: SnapshotFrom<typeof teamCreationMachine>): TeamCreationView {
  const { made, problem } = snapshot.context
  if (made) return { kind: 'created', team: made.id }
  return snapshot.matches('creating') ? { kind: 'busy' } : { kind: 'open', problem }
}
