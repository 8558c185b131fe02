import type { Announcement } from '#machines/app/announcement.ts'
import type { AnnouncementWords } from '#src/text/areas/announcement.en.ts'
import { problemWords } from '#src/text/problem-words.ts'
import type { Screens } from '#src/text/screens.en.ts'
import type { Toast } from '#src/ui/toast.ts'
import { noticeToast } from './notice-toast.tsx'

export function toToast(
  announcement: Announcement,
  words: AnnouncementWords,
  reading: Screens['reading'],
  locale: string,
): Toast {
  switch (announcement.kind) {
    case 'signed-in':
      return { tone: 'success', title: words.signedIn }
    case 'signed-out':
      return { tone: 'success', title: words.signedOut }
    case 'registered':
    case 'account-verified':
    case 'email-confirmed':
    case 'password-reset':
      return { tone: 'success', title: words.account[announcement.kind] }
    case 'account-disabled':
      return { tone: 'failure', title: words.accountDisabled }
    case 'language-missing':
      return { tone: 'failure', title: words.languageMissing }
    case 'copied':
      return { tone: 'success', title: words.copied }
    case 'profile-saved':
      return { tone: 'success', title: words.profileSaved }
    case 'picture-changed':
      return { tone: 'success', title: words.pictureChanged }
    case 'poster-changed':
      return { tone: 'success', title: words.posterChanged }
    case 'password-changed':
      return {
        tone: 'success',
        title: words.passwordChanged,
        text: words.sessionsAfter[announcement.sessions],
      }
    case 'session-ended':
      return { tone: 'success', title: words.sessionEnded }
    case 'all-sessions-ended':
      return { tone: 'success', title: words.allSessionsEnded }
    case 'team-saved':
    case 'invite-renewed':
      return { tone: 'success', title: words.team[announcement.kind] }
    case 'team-created':
    case 'team-joined':
    case 'team-left':
    case 'team-deleted':
      return { tone: 'success', title: words.team[announcement.kind](announcement.team) }
    case 'member-kicked':
    case 'captaincy-transferred':
      return { tone: 'success', title: words.team[announcement.kind](announcement.member, announcement.team) }
    case 'game-created':
    case 'game-hidden':
    case 'game-shown':
    case 'game-deleted':
    case 'game-imported':
    case 'game-cloned':
    case 'board-revealed':
      return { tone: 'success', title: words.game[announcement.kind](announcement.game) }
    case 'files-removed':
      return {
        tone: 'success',
        title: words.game['files-removed'](announcement.count),
        ...(announcement.kept > 0 ? { text: words.game.filesKept(announcement.kept) } : {}),
      }
    case 'clock-acted':
      return { tone: 'success', title: words.game['clock-acted'][announcement.act] }
    case 'categories-saved':
    case 'freeze-set':
    case 'freeze-taken':
    case 'notice-published':
    case 'notice-planned':
    case 'notice-saved':
    case 'notice-deleted':
      return { tone: 'success', title: words.game[announcement.kind] }
    case 'challenge-created':
    case 'flag-removed':
    case 'attachment-set':
    case 'attachment-removed':
      return { tone: 'success', title: words.challenge[announcement.kind] }
    case 'challenge-enabled':
    case 'challenge-disabled':
    case 'challenge-deleted':
      return { tone: 'success', title: words.challenge[announcement.kind](announcement.challenge) }
    case 'flags-added':
      return { tone: 'success', title: words.challenge['flags-added'](announcement.count) }
    case 'game-joined':
    case 'game-entered':
      return { tone: 'success', title: words.participation[announcement.kind](announcement.team) }
    case 'game-left':
      return { tone: 'success', title: words.participation['game-left'](announcement.game) }
    case 'writeup-handed-in':
      return { tone: 'success', title: words.participation['writeup-handed-in'] }
    case 'participation-reviewed':
      return {
        tone: announcement.ruling === 'Accepted' ? 'success' : 'warning',
        title: words.participation.ruling[announcement.ruling](announcement.team),
      }
    case 'teams-reviewed':
      return {
        tone: 'success',
        title: words.review[announcement.ruling](announcement.teams, announcement.team),
      }
    case 'containers-destroyed':
      return { tone: 'success', title: words.containersDestroyed(announcement.containers, announcement.of) }
    case 'record-saved':
      return { tone: 'success', title: words.recordSaved }
    case 'logo-removed':
      return { tone: 'success', title: words.logoRemoved }
    case 'users-created':
      return { tone: 'success', title: words.usersCreated(announcement.count) }
    case 'notice-came':
    case 'notices-came':
    case 'notices-missed':
      return noticeToast(announcement, words.notice, locale)
    case 'roster-changed':
      return { tone: 'success', title: words.roster[announcement.what](announcement.name) }
    case 'post-pinned':
    case 'post-unpinned':
    case 'post-deleted':
      return { tone: 'success', title: words.post[announcement.kind](announcement.post) }
    case 'game-paused':
    case 'game-resumed':
      return {
        tone: announcement.kind === 'game-paused' ? 'warning' : 'success',
        title: words.pause[announcement.kind],
      }
    case 'redirected':
      return { tone: 'warning', title: words.redirected[announcement.why] }
    case 'failed':
      // A rate limit has no title, because it is no error.
      return announcement.problem.kind === 'too-often'
        ? { tone: 'failure', text: reading.tooOften }
        : { tone: 'failure', title: words.failed, text: problemWords(announcement.problem, reading) }
    default:
      return announcement satisfies never
  }
}
