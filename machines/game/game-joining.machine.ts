import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import { demand } from '../demand.ts'
import { effect } from '../effect.ts'
import { isFlawless } from '../flawless.ts'
import type { Standing } from './standing.ts'

/** What a game wants to know of who joins it. */
export interface JoinRules {
  /** None: a team names no organisation. */
  organizations: readonly string[]
  invite: 'needed' | 'open'
}
export interface JoinWish {
  team: { id: number; name: string } | null
  organization: string | null
  inviteCode: string
}
export type JoinFlaws = Record<keyof JoinWish, 'missing' | null>
/** What goes to the server: nothing that the game does not ask for. */
export interface JoinSent {
  game: number
  team: { id: number; name: string }
  organization: string | null
  inviteCode: string | null
}

interface Input {
  game: number
}
interface Attempt {
  wish: JoinWish
  rules: JoinRules
}
interface Context extends Input {
  rules: JoinRules | null
  problem: Problem | null
}
type Event = ({ type: 'submit' } & Attempt) | { type: 'edit' }

export const gameJoiningEffects = {
  /** Ends when the game on view says so too, and tells how one stands then. */
  joinGame: effect<JoinSent, Outcome<Standing>>('joinGame'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as { type: 'announce'; announcement: Announcement } },
  guards: {
    isFlawless: (_, { wish, rules }: Attempt) => isFlawless(joinFlaws(wish, rules)),
    isJoined: (_, answer: Outcome<Standing>) => answer.ok,
  },
  actions: {
    hold: assign((_, { rules }: Attempt) => ({ rules, problem: null })),
    blame: assign((_, answer: Outcome<Standing>) => ({ problem: answer.ok ? null : answer.problem })),
    forgive: assign({ problem: null }),
    sayJoined: emit((_, answer: Outcome<Standing>) => ({ type: 'announce', announcement: toAnnouncement(answer) })),
  },
  actors: gameJoiningEffects,
})

/** One person joins a game for one of their teams. The invite code passes through to the effect and is kept nowhere. */
export const gameJoiningMachine = machine.createMachine({
  id: 'gameJoining',
  context: ({ input }) => ({ ...input, rules: null, problem: null }),
  initial: 'open',
  states: {
    open: {
      on: {
        submit: {
          guard: { type: 'isFlawless', params: ({ event }) => event },
          target: 'joining',
          actions: { type: 'hold', params: ({ event }) => event },
        },
        edit: { actions: 'forgive' },
      },
    },
    joining: {
      invoke: {
        src: 'joinGame',
        input: ({ context, event }) => {
          assertEvent(event, 'submit')
          return toSent(context.game, event)
        },
        onDone: [
          {
            guard: { type: 'isJoined', params: ({ event }) => event.output },
            target: 'joined',
            actions: { type: 'sayJoined', params: ({ event }) => event.output },
          },
          { target: 'open', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
    joined: {},
  },
})

/** `at` is the field that the server's refusal is about, where only one can be meant. */
export type GameJoiningView = { kind: 'open'; problem: Problem | null; at: 'team' | null } | { kind: 'busy' } | { kind: 'joined' }
export function toGameJoiningView(snapshot: SnapshotFrom<typeof gameJoiningMachine>): GameJoiningView {
  const { problem, rules } = snapshot.context
  if (snapshot.matches('joined')) return { kind: 'joined' }
  return snapshot.matches('joining') ? { kind: 'busy' } : { kind: 'open', problem, at: problem && rules ? fieldOf(problem, rules) : null }
}

export function joinFlaws({ team, organization, inviteCode }: JoinWish, { organizations, invite }: JoinRules): JoinFlaws {
  return {
    team: team === null ? 'missing' : null,
    organization: organizations.length > 0 && (organization === null || !organizations.includes(organization)) ? 'missing' : null,
    inviteCode: invite === 'needed' && inviteCode.trim() === '' ? 'missing' : null,
  }
}

/** A refusal has no field, but a form without a code to mistype can only have the wrong team in it, and what was not found is the team. */
function fieldOf(problem: Problem, { invite }: JoinRules): 'team' | null {
  return problem.kind === 'missing' || (problem.kind === 'refused' && invite === 'open') ? 'team' : null
}

function toSent(game: number, { wish, rules }: Attempt): JoinSent {
  return {
    game,
    team: demand(wish.team),
    organization: rules.organizations.length > 0 ? wish.organization : null,
    inviteCode: rules.invite === 'needed' ? wish.inviteCode.trim() : null,
  }
}

function toAnnouncement(answer: Outcome<Standing>): Announcement {
  if (!answer.ok) return { kind: 'failed', problem: answer.problem }
  return { kind: answer.value.status === 'Accepted' ? 'game-entered' : 'game-joined', team: answer.value.team ?? '' }
}
