import { setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { rulingBetween } from '#contract/rules/participation-ruling.ts'
import { announced, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { answers, arrows } from '../kit/arrows.ts'
import { askFirst } from '../kit/confirm.ts'
import { following } from '../live/following.ts'
import type { OwnParticipation } from './own-participation.ts'

interface Input extends OwnParticipation {
  game: number
}
interface Context extends Input {
  /** What the game was called when somebody wished to leave it. */
  title: string
  problem: Problem | null
}
type Reported = { type: 'server.reported' } & OwnParticipation
type Event = { type: 'leave'; title: string } | Reported

export const participationEffects = {
  askFirst,
  /** Ends when the game on view says so too, and tells how one stands then. */
  leaveGame: effect<number, Outcome<OwnParticipation>>('leaveGame'),
  /** What the server says of it from now on. */
  followGame: following<{ game: number }, Reported>('followGame'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as Emission },
  actors: participationEffects,
})
const isNews = ({ status, team }: OwnParticipation, now: OwnParticipation) =>
  status !== now.status || team !== now.team
const kept = ({ status, team }: OwnParticipation) => ({ status, team, problem: null })
/** While somebody leaves, what the server reports is only kept: its answer to that decides what is told. */
const noted = machine.createStateConfig({
  on: { 'server.reported': arrows({ put: ({ status, team }) => ({ status, team }) }) },
})

/** What becomes of joining a game, as one who joined it sees it. */
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
      ...noted,
      invoke: {
        src: 'askFirst',
        input: ({ context }) => ({ kind: 'leave-game', game: context.title, team: context.team ?? '' }),
        onDone: answers({ when: (decision) => decision === 'confirmed', to: 'leaving' }, { to: 'resting' }),
      },
    },
    leaving: {
      description: 'Waits for the server to withdraw the participation, then for the game.',
      ...noted,
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

/** Only what an organiser decided is told. */
function rulings({ status, team }: OwnParticipation, before: OwnParticipation): readonly Emission[] {
  const ruling = rulingBetween(before.status, status)
  return ruling === null
    ? []
    : [announced({ kind: 'participation-reviewed', team: team ?? before.team ?? '', ruling })]
}
