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

/**
 * A short message in one place of the screen. The texts are in `text/`. The `switch` over the kinds ends in
 * `satisfies never`.
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
  | { kind: 'redirected'; why: 'not-started' | 'suspended' | 'game-over' | 'no-access' }
  | { kind: 'copied' }
  | { kind: 'game-paused' | 'game-resumed' }
  | { kind: 'team-created' | 'team-joined' | 'team-left' | 'team-deleted'; team: string }
  | { kind: 'team-saved' | 'invite-renewed' }
  | { kind: 'member-kicked' | 'captaincy-transferred'; member: string; team: string }
  | { kind: 'profile-saved' }
  | { kind: 'picture-changed' | 'poster-changed' }
  /** `others-ended`: the other sessions have ended. `all-lapse`: all sessions end within half an hour. */
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
  /** `kept` counts the files that were in use or missing by then. */
  | { kind: 'files-removed'; count: number; kept: number }
  | { kind: 'notice-published' | 'notice-saved' | 'notice-deleted' }
  | { kind: 'freeze-set' | 'freeze-taken' | 'categories-saved' }
  /** The clock of a game was paused, ended, and so on. */
  | { kind: 'clock-acted'; act: ClockActKind }
  | { kind: 'challenge-created' | 'flag-removed' | 'attachment-set' | 'attachment-removed' }
  | { kind: 'challenge-enabled' | 'challenge-disabled' | 'challenge-deleted'; challenge: string }
  | { kind: 'flags-added'; count: number }
  /** `game-joined`: waits for review. `game-entered`: accepted immediately. */
  | { kind: 'game-joined' | 'game-entered'; team: string }
  | { kind: 'game-left'; game: string }
  | { kind: 'participation-reviewed'; team: string; ruling: Ruling }
  | { kind: 'teams-reviewed'; ruling: Ruling; teams: number; team: string }
  | { kind: 'writeup-handed-in' }
  /** An administrator destroyed them. `of` names the first one. */
  | { kind: 'containers-destroyed'; containers: number; of: string }
  | { kind: 'record-saved' }
  | { kind: 'logo-removed' }
  /** `content` is ready to show. `isOwn`: a blood of the user's team. */
  /** `blood`: what the notice is about, if it is of a blood and the board is known. */
  | { kind: 'notice-came'; type: NoticeType; content: string; isOwn: boolean; blood: ToldBlood | null }
  /** `notices-came`: too many arrived at once. `notices-missed`: they arrived while no tab was visible. */
  | { kind: 'notices-came' | 'notices-missed'; count: number; latest: string }
  | { kind: 'users-created'; count: number }
  /** `name` is the name of the user or team. Empty: the message is about all of them. */
  | { kind: 'roster-changed'; what: RosterActKind; name: string }

interface Announced {
  type: 'announce'
  announcement: Announcement
}
/** The screen of a process may navigate or move the focus after it. */
interface Succeeded {
  type: 'succeeded'
}
export type Emission = Announced | Succeeded
export const SUCCEEDED: Succeeded = { type: 'succeeded' }
export const announced = (announcement: Announcement): Announced => ({ type: 'announce', announcement })
