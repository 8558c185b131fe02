import type { Question } from '#machines/app/confirm-question.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { formatList } from '#src/format/list.ts'
import type { QuestionWords } from '#src/text/areas/question.en.ts'
import { named, teamDeletionSummary, userDeletionSummary } from './deletion-summary.ts'
import { effectLines } from './effect-lines.ts'

export interface SpokenQuestion {
  title: string
  text: string
  tone: 'brand' | 'caution' | 'danger'
  /** The label of the button: the verb of the question. */
  act?: string
  /** The name that the user must type to confirm. Only for the most dangerous actions. */
  toType?: string
  /** The effects, one per line. */
  list?: readonly string[]
  /** Set if there is nothing to confirm: the label of the only button. */
  close?: string
}

export function toSpoken(question: Question, words: QuestionWords, locale: string): SpokenQuestion {
  switch (question.kind) {
    case 'clear-cache':
      return { ...words.clearCache, tone: 'brand' }
    case 'drop-changes': {
      const { title, text, act } = words.dropChanges
      return { title, text: text(question.count), act, tone: 'danger' }
    }
    case 'discard-changes': {
      const { title, text, act } = words.discardChanges
      return { title, text: text(question.count), act, tone: 'danger' }
    }
    case 'leave-editor': {
      const { title, kept, lost, act } = words.leaveEditor
      return {
        title,
        text: (question.isKept ? kept : lost)(question.count),
        act,
        tone: question.isKept ? 'caution' : 'danger',
      }
    }
    case 'delete-post': {
      const { title, text, act } = words.deletePost
      return { title: title(question.post), text, act, tone: 'danger' }
    }
    case 'end-all-sessions':
      return { ...words.endAllSessions, tone: 'caution' }
    case 'delete-game': {
      const { title, text, act } = words.game['delete-game']
      const list = effectLines(question, words)
      return {
        title: title(question.game),
        text: text(question.game),
        act,
        tone: 'danger',
        toType: question.game,
        list,
      }
    }
    case 'remove-files': {
      const { title, text, act } = words.game['remove-files']
      return {
        title: title(question.count),
        text: text(question.count, formatBytes(question.size, locale)),
        act,
        tone: 'danger',
      }
    }
    case 'leave-game': {
      const { title, text, act } = words.participation['leave-game']
      return { title: title(question.game), text: text(question.team), act, tone: 'caution' }
    }
    case 'accept-teams':
    case 'reject-teams':
    case 'suspend-teams': {
      const { title, text, act } = words.review[question.kind]
      const named = question.named.length === 0 ? null : formatList(question.named, locale)
      return {
        title: title(question.teams, named),
        text,
        act,
        tone: question.kind === 'accept-teams' ? 'brand' : 'caution',
      }
    }
    case 'reveal-board':
    case 'lift-freeze':
    case 'hide-game':
    case 'show-game': {
      const { title, text, act } = words.game[question.kind]
      return { title: title(question.game), text, act, tone: 'caution', list: effectLines(question, words) }
    }
    case 'save-game': {
      const { title, act, ...said } = words.game['save-game']
      const text = question.changes.map((change) => said[change]).join(' ')
      return { title: title(question.game), text, act, tone: 'caution', list: effectLines(question, words) }
    }
    case 'save-challenge': {
      const { title, act, ...said } = words.challenge['save-challenge']
      const text = question.changes.map((change) => said[change]).join(' ')
      return {
        title: title(question.challenge),
        text,
        act,
        tone: 'caution',
        list: effectLines(question, words),
      }
    }
    case 'publish-notice': {
      const { title, text, act } = words.game['publish-notice']
      return { title, text, act, tone: 'caution', list: effectLines(question, words) }
    }
    case 'publish-to-teams': {
      const { title, text, act } = words.game['publish-to-teams']
      return { title: title(question.teams), text, act, tone: 'caution' }
    }
    case 'cancel-notice': {
      const { title, text, act } = words.game['cancel-notice']
      return { title, text: text(question.notice), act, tone: 'danger' }
    }
    case 'delete-notice': {
      const { title, text, act } = words.game['delete-notice']
      const list = effectLines(question, words)
      return { title, text: text(question.notice), act, tone: 'danger', list }
    }
    case 'remove-logo': {
      const { title, text, act } = words.game['remove-logo']
      return { title: title(question.platform), text, act, tone: 'danger' }
    }
    case 'kick-member':
    case 'transfer-captaincy': {
      const { title, text, act } = words.team[question.kind]
      return {
        title: title(question.member, question.team),
        text: text(question.member),
        act,
        tone: 'caution',
      }
    }
    case 'leave-team':
    case 'delete-team': {
      const { title, text, act } = words.team[question.kind]
      const said = { title: title(question.team), text: text(question.team), act, tone: 'danger' as const }
      return question.kind === 'delete-team' ? { ...said, toType: question.team } : said
    }
    case 'renew-invite': {
      const { title, text, act } = words.team['renew-invite']
      return { title: title(question.team), text, act, tone: 'caution' }
    }
    case 'enable-challenge':
    case 'disable-challenge': {
      const { title, act, [question.during]: text } = words.challenge[question.kind]
      return {
        title: title(question.challenge),
        text,
        act,
        tone: 'caution',
        list: effectLines(question, words),
      }
    }
    case 'delete-challenge': {
      const { title, text, act } = words.challenge['delete-challenge']
      const list = effectLines(question, words)
      return {
        title: title(question.challenge),
        text: text(question.challenge),
        act,
        tone: 'danger',
        toType: question.challenge,
        list,
      }
    }
    case 'remove-attachment': {
      const { title, text, act } = words.challenge['remove-attachment']
      const list = effectLines(question, words)
      return { title, text: text(question.challenge), act, tone: 'caution', list }
    }
    case 'remove-flag': {
      const { title, act, [question.follows]: text } = words.challenge['remove-flag']
      return { title, text: text(question.flag), act, tone: 'danger', list: effectLines(question, words) }
    }
    case 'deactivate':
    case 'reset-password': {
      const { title, text, act } = words.roster[question.kind]
      return { title: title(question.user), text: text(question.user), act, tone: 'caution' }
    }
    case 'lock-team':
    case 'unlock-team': {
      const { title, text, act } = words.roster[question.kind]
      return { title: title(question.team), text: text(question.team), act, tone: 'caution' }
    }
    case 'delete-user':
      return {
        ...userDeletionSummary(question, words.roster, locale),
        act: words.roster['delete-user'].act,
        tone: 'danger',
        toType: question.user,
      }
    case 'remove-team':
      return {
        ...teamDeletionSummary(question, words.roster, locale),
        act: words.roster['remove-team'].act,
        tone: 'danger',
        toType: question.team,
      }
    case 'keep-captain': {
      const { title, text, close } = words.roster['keep-captain']
      return {
        title: title(question.user),
        text: text(question.user, named(question.teams, words.roster, locale)),
        tone: 'brand',
        close,
      }
    }
    case 'forget-passwords': {
      const { title, text, act } = words.roster['forget-passwords']
      return { title, text: text(question.count), act, tone: 'danger' }
    }
    case 'destroy-container': {
      const { title, text, act } = words.container['destroy-container']
      return { title: title(question.challenge), text, act, tone: 'danger' }
    }
    case 'destroy-containers': {
      const { title, text, act } = words.container['destroy-containers']
      const named = question.named.length === 0 ? null : formatList(question.named, locale)
      return { title: title(question.containers, named), text, act, tone: 'danger' }
    }
    default:
      return question satisfies never
  }
}
