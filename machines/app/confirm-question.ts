import type { TeamDeletionModel, UserDeletionModel } from '#contract/models/roster.ts'
import type { AskedEffects } from './asked-effects.ts'

/** Changes of a game that every team notices at once. */
export type GameChange = 'hides' | 'shows' | 'ends' | 'closes' | 'opens' | 'rescores'
/** Changes of an enabled challenge that every team notices at once. */
export type ChallengeChange = 'rescores' | 'hints'

/**
 * What a person may be asked before something happens; the words are in `text/`, so that an open question
 * follows the language.
 */
export type Question =
  | { kind: 'clear-cache' }
  | { kind: 'drop-changes' | 'discard-changes'; count: number }
  /** Of an editor: what is not saved stays in this browser, unless there was no room for it. */
  | { kind: 'leave-editor'; count: number; isKept: boolean }
  | { kind: 'delete-post'; post: string }
  | { kind: 'delete-game' | 'hide-game' | 'show-game'; game: string; effects: AskedEffects }
  /** A save that every team notices at once. */
  | { kind: 'save-game'; game: string; changes: readonly GameChange[]; effects: AskedEffects }
  | {
      kind: 'save-challenge'
      challenge: string
      changes: readonly ChallengeChange[]
      hints: number
      effects: AskedEffects
    }
  /** What a freeze has hidden is shown to everybody. */
  | { kind: 'reveal-board' | 'lift-freeze'; game: string; effects: AskedEffects }
  | { kind: 'remove-files'; count: number; size: number }
  | { kind: 'delete-notice'; notice: string }
  | { kind: 'remove-logo'; platform: string }
  | { kind: 'end-all-sessions' }
  | { kind: 'kick-member' | 'transfer-captaincy'; member: string; team: string }
  | { kind: 'leave-team' | 'delete-team' | 'renew-invite'; team: string }
  | {
      kind: 'enable-challenge' | 'disable-challenge'
      challenge: string
      during: 'running' | 'resting'
      effects: AskedEffects
    }
  | { kind: 'delete-challenge'; challenge: string; effects: AskedEffects }
  | { kind: 'remove-attachment'; challenge: string }
  | { kind: 'leave-game'; game: string; team: string }
  /** `named`: what they are called, unless they are too many to be told one by one. */
  | { kind: 'accept-teams' | 'reject-teams' | 'suspend-teams'; teams: number; named: readonly string[] }
  | { kind: 'remove-flag'; flag: string; follows: 'none' | 'disables' }
  | { kind: 'deactivate' | 'reset-password'; user: string }
  /** `goes`: what is lost or stays without the name, where the server tells it. */
  | { kind: 'delete-user'; user: string; goes: UserDeletionModel | null }
  /** No question: with these teams there is nothing to be confirmed. */
  | { kind: 'keep-captain'; user: string; teams: readonly string[] }
  /** Of accounts that were just made: nobody is told their passwords again. */
  | { kind: 'forget-passwords'; count: number }
  /** Asked of administrators, who may be no member. */
  | { kind: 'lock-team' | 'unlock-team'; team: string }
  | { kind: 'remove-team'; team: string; goes: TeamDeletionModel | null }
  /** A container of one's team. */
  | { kind: 'destroy-container'; challenge: string }
  /** By an administrator; `named` as above, the team and the challenge of each. */
  | { kind: 'destroy-containers'; containers: number; named: readonly string[] }

export type Decision = 'confirmed' | 'cancelled'
