import type { NoticeType } from '#contract/models/notice.ts'
import type { ClockActKind } from '#contract/rules/clock-acts.ts'
import type { ToldBlood } from '#contract/rules/board/blood-notice.ts'
import type { Problem } from '#contract/problem.ts'
import type { Ruling } from '#contract/rules/participation-ruling.ts'

export type RosterActKind =
  | 'activate'
  | 'deactivate'
  | 'reset-password'
  | 'delete-user'
  | 'lock-team'
  | 'unlock-team'
  | 'delete-team'
  | 'export-users'
  | 'export-teams'

/** `notice-planned`: no player has seen it yet. */
export type NoticeAnnouncement = 'notice-published' | 'notice-planned' | 'notice-saved'

/**
 * A short message in one place of the screen. It has no text, so that an open message follows the language.
 */
export type Announcement =
  | { kind: 'signed-in' }
  | { kind: 'signed-out' }
  | { kind: 'registered' }
  | { kind: 'account-verified' }
  | { kind: 'email-confirmed' }
  | { kind: 'password-reset' }
  | { kind: 'account-disabled' }
  | { kind: 'language-missing' }
  | { kind: 'failed'; problem: Problem }
  | {
      kind: 'redirected'
      why: 'not-started' | 'suspended' | 'game-over' | 'not-joined' | 'not-approved' | 'rejected'
    }
  | { kind: 'copied' }
  | { kind: 'game-paused' | 'game-resumed' }
  | { kind: 'team-created' | 'team-joined' | 'team-left' | 'team-deleted'; team: string }
  | { kind: 'team-saved' | 'invite-renewed' }
  | { kind: 'member-kicked' | 'captaincy-transferred'; member: string; team: string }
  | { kind: 'profile-saved' }
  | { kind: 'picture-changed' | 'poster-changed' }
  /**
   * `others-ended`: the other sessions have ended. `all-lapse`: all sessions end within half an hour, as on
   * base servers.
   */
  | { kind: 'password-changed'; sessions: 'others-ended' | 'all-lapse' }
  | { kind: 'session-ended' }
  | { kind: 'all-sessions-ended' }
  | { kind: 'post-pinned' | 'post-unpinned' | 'post-deleted'; post: string }
  | {
      kind:
        | 'game-created'
        | 'game-hidden'
        | 'game-shown'
        | 'game-deleted'
        | 'game-imported'
        | 'game-cloned'
        | 'board-revealed'
      game: string
    }
  /** `kept` counts files that were in use or missing by then, and so were not removed. */
  | { kind: 'files-removed'; count: number; kept: number }
  | { kind: NoticeAnnouncement | 'notice-deleted' }
  | { kind: 'freeze-set' | 'freeze-taken' | 'categories-saved' }
  | { kind: 'clock-acted'; act: ClockActKind }
  | { kind: 'challenge-created' | 'flag-removed' | 'attachment-set' | 'attachment-removed' }
  | { kind: 'challenge-enabled' | 'challenge-disabled' | 'challenge-deleted'; challenge: string }
  | { kind: 'flags-added'; count: number }
  /** `game-joined`: the team waits for review. `game-entered`: the game accepts teams without a review. */
  | { kind: 'game-joined' | 'game-entered'; team: string }
  | { kind: 'game-left'; game: string }
  | { kind: 'participation-reviewed'; team: string; ruling: Ruling }
  | { kind: 'teams-reviewed'; ruling: Ruling; teams: number; team: string }
  | { kind: 'writeup-handed-in' }
  /** An administrator destroyed the instances. `of` names the first one. */
  | { kind: 'containers-destroyed'; containers: number; of: string }
  | { kind: 'record-saved' }
  | { kind: 'logo-removed' }
  /** `content` is the text as the server wrote it. `isOwn`: a blood of the user's team. */
  /**
   * `blood`: the team and challenge of a blood notice. Null: it is of another kind, or the board is not
   * loaded.
   */
  | { kind: 'notice-came'; type: NoticeType; content: string; isOwn: boolean; blood: ToldBlood | null }
  /**
   * `notices-came`: too many notices arrived at once to show each. `notices-missed`: they arrived while no
   * tab was visible.
   */
  | { kind: 'notices-came' | 'notices-missed'; count: number; latest: string }
  | { kind: 'users-created'; count: number }
  /** The name of the user or team. '': the action concerned all of them. */
  | { kind: 'roster-changed'; what: RosterActKind; name: string }

interface Announced {
  type: 'announce'
  announcement: Announcement
}
/** Screens listen to it to navigate or to move the focus. */
interface Succeeded {
  type: 'succeeded'
}
export type Emission = Announced | Succeeded
export const SUCCEEDED: Succeeded = { type: 'succeeded' }
export const announced = (announcement: Announcement): Announced => ({ type: 'announce', announcement })
