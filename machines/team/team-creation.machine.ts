import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { TeamInfoModel } from '#contract/models/team.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { teamFlaws, trimmedTexts, type TeamTexts } from '#contract/rules/team.ts'
import type { Announcement } from '../app/announcement.ts'
import { demand } from '../demand.ts'
import { effect } from '../effect.ts'
import { isFlawless } from '../flawless.ts'

interface Context {
  /** Null until the server has made it. */
  team: TeamInfoModel | null
  problem: Problem | null
}
type Event = ({ type: 'submit' } & TeamTexts) | { type: 'edit' }

export const teamCreationEffects = {
  /** Ends when the list of one's own teams holds the new one. */
  createTeam: effect<TeamTexts, Outcome<TeamInfoModel>>('createTeam'),
}
const machine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as { type: 'announce'; announcement: Announcement } },
  guards: {
    isFlawless: (_, texts: TeamTexts) => isFlawless(teamFlaws(texts)),
    isAccepted: (_, answer: Outcome<TeamInfoModel>) => answer.ok,
  },
  actions: {
    keep: assign((_, answer: Outcome<TeamInfoModel>) => (answer.ok ? { team: answer.value, problem: null } : { problem: answer.problem })),
    forgive: assign({ problem: null }),
    sayCreated: emit(({ context }) => ({ type: 'announce', announcement: { kind: 'team-created', team: demand(context.team).name } })),
  },
  actors: teamCreationEffects,
})

export const teamCreationMachine = machine.createMachine({
  id: 'teamCreation',
  context: { team: null, problem: null },
  initial: 'open',
  states: {
    open: {
      on: {
        submit: { guard: { type: 'isFlawless', params: ({ event }) => event }, target: 'creating', actions: 'forgive' },
        edit: { actions: 'forgive' },
      },
    },
    creating: {
      invoke: {
        src: 'createTeam',
        input: ({ event }) => {
          assertEvent(event, 'submit')
          return trimmedTexts(event)
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'created',
            actions: [{ type: 'keep', params: ({ event }) => event.output }, 'sayCreated'],
          },
          { target: 'open', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
      },
    },
    created: {},
  },
})

export type TeamCreationView = { kind: 'open'; problem: Problem | null } | { kind: 'busy' } | { kind: 'created'; team: number }
export function toTeamCreationView(snapshot: SnapshotFrom<typeof teamCreationMachine>): TeamCreationView {
  const { team, problem } = snapshot.context
  if (snapshot.matches('created')) return { kind: 'created', team: demand(team).id }
  return snapshot.matches('creating') ? { kind: 'busy' } : { kind: 'open', problem }
}
