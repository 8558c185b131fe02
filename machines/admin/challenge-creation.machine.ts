import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { ChallengeTag, ChallengeType } from '#contract/models/challenge-names.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { LONGEST_TITLE } from '#contract/rules/edit-bounds.ts'
import { isBlank } from '#contract/rules/team.ts'
import type { Announcement } from '../app/announcement.ts'
import { handingIn, isAccepted, keptOf, madeOrNot, nothingMade, type Creation } from '../creation.ts'
import { effect } from '../effect.ts'
import { isFlawless } from '../flawless.ts'

export interface NewChallenge {
  title: string
  tag: ChallengeTag
  /** For good: nothing changes it later. Null until somebody has chosen. */
  type: ChallengeType | null
}
export interface NewChallengeFlaws {
  title: 'missing' | 'long' | null
  type: 'missing' | null
}
interface Input {
  game: number
}
type Context = Input & Creation<number>
type Event = ({ type: 'submit' } & { challenge: NewChallenge }) | { type: 'edit' }

export const challengeCreationEffects = {
  /** Ends when the list of the game holds the new one; answers its id. */
  createChallenge: effect<{ game: number; challenge: NewChallenge & { type: ChallengeType } }, Outcome<number>>('createChallenge'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as { type: 'announce'; announcement: Announcement } },
  guards: {
    isFlawless: (_, { challenge }: { challenge: NewChallenge }) => isFlawless(newChallengeFlaws(challenge)),
    isAccepted,
  },
  actions: {
    keep: assign((_, answer: Outcome<number>) => keptOf(answer)),
    forgive: assign({ problem: null }),
    sayCreated: emit({ type: 'announce', announcement: { kind: 'challenge-created' } }),
  },
  actors: challengeCreationEffects,
})

export const challengeCreationMachine = machine.createMachine({
  id: 'challengeCreation',
  context: ({ input }) => ({ ...input, ...nothingMade }),
  initial: 'open',
  states: {
    open: handingIn('creating'),
    creating: {
      invoke: {
        src: 'createChallenge',
        input: ({ context, event }) => {
          assertEvent(event, 'submit')
          const { title, tag, type } = event.challenge
          if (type === null) throw new Error('Nothing is made before its type is chosen.')
          return { game: context.game, challenge: { title: title.trim(), tag, type } }
        },
        onDone: madeOrNot('created', 'sayCreated'),
      },
    },
    created: {},
  },
})

export type ChallengeCreationView = { kind: 'open'; problem: Problem | null } | { kind: 'busy' } | { kind: 'created'; challenge: number }
export function toChallengeCreationView(snapshot: SnapshotFrom<typeof challengeCreationMachine>): ChallengeCreationView {
  const { made, problem } = snapshot.context
  if (made !== null) return { kind: 'created', challenge: made }
  return snapshot.matches('creating') ? { kind: 'busy' } : { kind: 'open', problem }
}

export function newChallengeFlaws({ title, type }: NewChallenge): NewChallengeFlaws {
  return {
    title: isBlank(title) ? 'missing' : title.trim().length > LONGEST_TITLE ? 'long' : null,
    type: type === null ? 'missing' : null,
  }
}
