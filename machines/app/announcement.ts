import type { NoticeType } from '#contract/models/notice.ts'
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
 * What a person is told in passing, in one place of the screen; the words are in `text/`. Whoever shows it
 * ends its `switch` in `satisfies never`.
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
  | { kind: 'team-created' | 'team-joined' | 'team-left' | 'team-deleted'; team: string }
  | { kind: 'team-saved' | 'invite-renewed' }
  | { kind: 'member-kicked' | 'captaincy-transferred'; member: string; team: string }
  | { kind: 'profile-saved' }
  | { kind: 'picture-changed' | 'poster-changed' }
  /** What becomes of the sessions: the others have ended, or all of them end within half an hour. */
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
  /** `kept` were linked to, or gone, by the time. */
  | { kind: 'files-removed'; count: number; kept: number }
  | { kind: 'notice-published' | 'notice-saved' | 'notice-deleted' }
  | { kind: 'freeze-set' | 'freeze-taken' | 'categories-saved' }
  | { kind: 'challenge-created' | 'flag-removed' | 'attachment-set' | 'attachment-removed' }
  | { kind: 'challenge-enabled' | 'challenge-disabled' | 'challenge-deleted'; challenge: string }
  | { kind: 'flags-added'; count: number }
  /** Joined and waiting for review, or joined and in at once. */
  | { kind: 'game-joined' | 'game-entered'; team: string }
  | { kind: 'game-left'; game: string }
  | { kind: 'participation-reviewed'; team: string; ruling: Ruling }
  | { kind: 'teams-reviewed'; ruling: Ruling; teams: number; team: string }
  | { kind: 'writeup-handed-in' }
  /** By an administrator; `of` names one that was alone. */
  | { kind: 'containers-destroyed'; containers: number; of: string }
  | { kind: 'record-saved' }
  | { kind: 'logo-removed' }
  /** `content` is ready to show; a blood may be of one's own team. */
  | { kind: 'notice-came'; type: NoticeType; content: string; isOwn: boolean }
  /** Summed up: those that came at once with others, and those that came while nobody looked. */
  | { kind: 'notices-came' | 'notices-missed'; count: number; latest: string }
  | { kind: 'users-created'; count: number }
  /** `name` is the user's or the team's; empty where it is about all of them. */
  | { kind: 'roster-changed'; what: RosterActKind; name: string }

/** What a machine emits to have something said. */
interface Announced {
  type: 'announce'
  announcement: Announcement
}
/** For the screen of a process, which may have to lead on or to move the focus. */
interface Succeeded {
  type: 'succeeded'
}
export type Emission = Announced | Succeeded
export const SUCCEEDED: Succeeded = { type: 'succeeded' }
export const announced = (announcement: Announcement): Announced => ({ type: 'announce', announcement })
