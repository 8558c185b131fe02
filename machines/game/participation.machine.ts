import { setup, type SnapshotFrom } from 'xstate'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { rulingBetween } from '#contract/rules/participation-ruling.ts'
import { announced, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { answers, arrows } from '../kit/arrows.ts'
import { askFirst } from '../kit/confirm.ts'
import { following } from '../live/following.ts'

/** `team` is the team with which the user joined. Null: the user did not join. */
export interface OwnParticipation {
  status: ParticipationStatus
  team: string | null
}
interface Input extends OwnParticipation {
  game: number
}
interface Context extends Input {
  /** The title of the game at the time of the request, for the confirm dialog. */
  title: string
  problem: Problem | null
}
type Reported = { type: 'server.reported' } & OwnParticipation
type Event = { type: 'leave'; title: string } | Reported

export const participationEffects = {
  askFirst,
  /** Resolves with the new status after the game was read again. */
  leaveGame: effect<number, Outcome<OwnParticipation>>('leaveGame'),
  followGame: following<{ game: number }, Reported>('followGame'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as Emission },
  actors: participationEffects,
})
const isNews = ({ status, team }: OwnParticipation, now: OwnParticipation) =>
  status !== now.status || team !== now.team
const kept = ({ status, team }: OwnParticipation) => ({ status, team, problem: null })
/** During a request, reports only change the status. The response decides what is announced. */
const duringRequest = machine.createStateConfig({
  on: { 'server.reported': arrows({ put: ({ status, team }) => ({ status, team }) }) },
})

export const participationMachine = machine.createMachine({
  id: 'participation',
  description: 'Follows the participation of a team, and withdraws it.',
  context: ({ input }) => ({ ...input, title: '', problem: null }),
  invoke: { src: 'followGame', input: ({ context: { game } }) => ({ game }) },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is running.',
      on: {
        leave: arrows({
          when: (_, { status }) => status === 'Pending' || status === 'Rejected',
          to: 'confirming',
          put: ({ title }) => ({ title, problem: null }),
        }),
        'server.reported': arrows({ when: isNews, tell: rulings, put: kept }),
      },
    },
    confirming: {
      description: 'Waits for the user to confirm.',
      ...duringRequest,
      invoke: {
        src: 'askFirst',
        input: ({ context }) => ({ kind: 'leave-game', game: context.title, team: context.team ?? '' }),
        onDone: answers({ when: (decision) => decision === 'confirmed', to: 'leaving' }, { to: 'resting' }),
      },
    },
    leaving: {
      description: 'Waits for the server to withdraw the participation, then for the game.',
      ...duringRequest,
      invoke: {
        src: 'leaveGame',
        input: ({ context }) => context.game,
        onDone: answers({
          to: 'resting',
          tell: (answer, { title }) => (answer.ok ? [announced({ kind: 'game-left', game: title })] : []),
          put: (answer) => (answer.ok ? kept(answer.value) : { problem: answer.problem }),
        }),
      },
    },
  },
})

export type ParticipationView =
  | { kind: 'unsubmitted'; problem: Problem | null }
  | { kind: 'pending' | 'rejected'; team: string; leaving: 'no' | 'under-way'; problem: Problem | null }
  | { kind: 'accepted' | 'suspended'; team: string; problem: Problem | null }
export function toParticipationView(snapshot: SnapshotFrom<typeof participationMachine>): ParticipationView {
  const { status, team, problem } = snapshot.context
  const named = { team: team ?? '', problem }
  switch (status) {
    case 'Unsubmitted':
      return { kind: 'unsubmitted', problem }
    case 'Pending':
    case 'Rejected':
      return {
        kind: status === 'Pending' ? 'pending' : 'rejected',
        leaving: snapshot.matches('leaving') ? 'under-way' : 'no',
        ...named,
      }
    case 'Accepted':
    case 'Suspended':
      return { kind: status === 'Accepted' ? 'accepted' : 'suspended', ...named }
  }
}

/** Announces only decisions of an organiser, because the player knows their own actions. */
function rulings({ status, team }: OwnParticipation, before: OwnParticipation): readonly Emission[] {
  const ruling = rulingBetween(before.status, status)
  return ruling === null
    ? []
    : [announced({ kind: 'participation-reviewed', team: team ?? before.team ?? '', ruling })]
}
