import type { TeamDeletionModel, UserDeletionModel } from '#contract/models/roster.ts'
import type { AskedEffects } from './asked-effects.ts'

/** Changes of a game that every team notices immediately. */
export type GameChange = 'hides' | 'shows' | 'ends' | 'closes' | 'opens' | 'rescores'
/** Changes of an enabled challenge that every team notices immediately. */
export type ChallengeChange = 'hides' | 'shows' | 'locks' | 'rescores' | 'hints'

/** The data of a confirm dialog. It has no text, so that an open dialog follows the language. */
export type Question =
  | { kind: 'clear-cache' }
  | { kind: 'drop-changes' | 'discard-changes'; count: number }
  /** `isKept`: this browser has stored the unsaved edits. False: there was no room, so they would be lost. */
  | { kind: 'leave-editor'; count: number; isKept: boolean }
  | { kind: 'delete-post'; post: string }
  | { kind: 'delete-game' | 'hide-game' | 'show-game'; game: string; effects: AskedEffects }
  /** A save that every team notices immediately. */
  | { kind: 'save-game'; game: string; changes: readonly GameChange[]; effects: AskedEffects }
  | {
      kind: 'save-challenge'
      challenge: string
      changes: readonly ChallengeChange[]
      hints: number
      effects: AskedEffects
    }
  /** Publishes the hidden solves, which cannot be undone. */
  | { kind: 'reveal-board' | 'lift-freeze'; game: string; effects: AskedEffects }
  | { kind: 'remove-files'; count: number; size: number }
  /** Players see the notice immediately. */
  | { kind: 'publish-notice'; effects: AskedEffects }
  /** Only these teams see it, immediately. */
  | { kind: 'publish-to-teams'; teams: number }
  /** A planned notice, which no player has seen. */
  | { kind: 'cancel-notice'; notice: string }
  | { kind: 'delete-notice'; notice: string; effects: AskedEffects }
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
  | { kind: 'remove-attachment'; challenge: string; effects: AskedEffects }
  | { kind: 'leave-game'; game: string; team: string }
  /** `named`: the names of the teams. Empty: there are too many to list. */
  | { kind: 'accept-teams' | 'reject-teams' | 'suspend-teams'; teams: number; named: readonly string[] }
  | { kind: 'remove-flag'; flag: string; follows: 'none' | 'disables'; effects: AskedEffects }
  | { kind: 'deactivate' | 'reset-password'; user: string }
  /** `goes`: the data that the deletion removes or anonymises. Null: the server cannot say. */
  | { kind: 'delete-user'; user: string; goes: UserDeletionModel | null }
  /** Only an explanation: the user is captain of these teams, so the server would refuse the deletion. */
  | { kind: 'keep-captain'; user: string; teams: readonly string[] }
  /** Asks before the generated passwords of new accounts are lost, because they cannot be shown again. */
  | { kind: 'forget-passwords'; count: number }
  | { kind: 'lock-team' | 'unlock-team'; team: string }
  /** The text differs from `delete-team`, because the administrator may not be a member. */
  | { kind: 'remove-team'; team: string; goes: TeamDeletionModel | null }
  | { kind: 'destroy-container'; challenge: string }
  /** `named`: the team and challenge of each. Empty: there are too many to list. */
  | { kind: 'destroy-containers'; containers: number; named: readonly string[] }

export type Decision = 'confirmed' | 'cancelled'
