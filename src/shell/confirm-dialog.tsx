import { useState } from 'react'
import type { Question } from '#machines/app/confirm-question.ts'
import { useConfirmDialog } from '#src/bind/use-confirm.ts'
import { formatBytes } from '#src/format/bytes.ts'
import type { QuestionWords } from '#src/text/areas/question.en.ts'
import { questionWords } from '#src/text/areas/question.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'
import { effectLines } from './effect-lines.ts'
import { named, teamDeletionSummary, userDeletionSummary } from './deletion-summary.ts'

/** The one confirm dialog. Questions come through `useConfirm`. */
export function ConfirmDialog() {
  const { view, confirm, cancel } = useConfirmDialog()
  const { app, locale } = useText()
  const words = useWords(questionWords)
  const {
    title,
    text,
    tone,
    toType = null,
    list = [],
    close = null,
  } = view.kind === 'asking' ? toSpoken(view.question, words, locale) : SILENT
  const [typed, setTyped] = useState('')
  const isReady = toType === null || isSameName(typed, toType)
  const answer = (decide: () => void) => {
    setTyped('')
    decide()
  }
  return (
    <Dialog
      isOpen={view.kind === 'asking'}
      onClose={() => answer(cancel)}
      title={title}
      role="alertdialog"
      size="sm"
      footer={
        <>
          <Button onClick={() => answer(cancel)}>{close ?? app.confirm.cancel}</Button>
          {close === null ? (
            <Button tone={tone} disabled={!isReady} onClick={() => answer(confirm)}>
              {app.confirm.confirm}
            </Button>
          ) : null}
        </>
      }
    >
      {text}
      {list.length === 0 ? null : (
        <ul
          className={css({
            marginBlockStart: '4',
            display: 'flex',
            flexDirection: 'column',
            gap: '1',
            overflowWrap: 'anywhere',
          })}
        >
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {toType === null ? null : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (isReady) answer(confirm)
          }}
          className={css({ marginBlockStart: '4' })}
        >
          <TextField
            label={words.team.nameToType(toType)}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onValueChange={setTyped}
          />
        </form>
      )}
    </Dialog>
  )
}

interface Spoken {
  title: string
  text: string
  tone: 'brand' | 'caution' | 'danger'
  /** The name that is written out before the question can be confirmed, where a slip costs most. */
  toType?: string
  /** The effects, one for each line. */
  list?: readonly string[]
  /** There is nothing to be confirmed: what the only button says. */
  close?: string
}
const SILENT: Spoken = { title: '', text: '', tone: 'brand' }

const isSameName = (typed: string, name: string) => asTyped(typed) === asTyped(name)

/** A keyboard gives one of the ways to write a character, and none of those that do not show. */
const asTyped = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()

function toSpoken(question: Question, words: QuestionWords, locale: string): Spoken {
  switch (question.kind) {
    case 'clear-cache':
      return { ...words.clearCache, tone: 'brand' }
    case 'drop-changes':
      return { title: words.dropChanges.title, text: words.dropChanges.text(question.count), tone: 'danger' }
    case 'discard-changes':
      return {
        title: words.discardChanges.title,
        text: words.discardChanges.text(question.count),
        tone: 'danger',
      }
    case 'leave-editor': {
      const { title, kept, lost } = words.leaveEditor
      return {
        title,
        text: (question.isKept ? kept : lost)(question.count),
        tone: question.isKept ? 'caution' : 'danger',
      }
    }
    case 'delete-post':
      return { title: words.deletePost.title(question.post), text: words.deletePost.text, tone: 'danger' }
    case 'end-all-sessions':
      return { ...words.endAllSessions, tone: 'caution' }
    case 'delete-game': {
      const { title, text } = words.game['delete-game']
      const list = effectLines(question, words)
      return {
        title: title(question.game),
        text: text(question.game),
        tone: 'danger',
        toType: question.game,
        list,
      }
    }
    case 'remove-files': {
      const { title, text } = words.game['remove-files']
      return {
        title: title(question.count),
        text: text(question.count, formatBytes(question.size, locale)),
        tone: 'danger',
      }
    }
    case 'leave-game': {
      const { title, text } = words.participation['leave-game']
      return { title: title(question.game), text: text(question.team), tone: 'caution' }
    }
    case 'accept-teams':
    case 'reject-teams':
    case 'suspend-teams': {
      const { title, text } = words.review[question.kind]
      const named = question.named.length === 0 ? null : new Intl.ListFormat(locale).format(question.named)
      return {
        title: title(question.teams, named),
        text,
        tone: question.kind === 'accept-teams' ? 'brand' : 'caution',
      }
    }
    case 'reveal-board':
    case 'lift-freeze':
    case 'hide-game':
    case 'show-game': {
      const { title, text } = words.game[question.kind]
      return { title: title(question.game), text, tone: 'caution', list: effectLines(question, words) }
    }
    case 'save-game': {
      const { title, ...said } = words.game['save-game']
      const text = question.changes.map((change) => said[change]).join(' ')
      return { title: title(question.game), text, tone: 'caution', list: effectLines(question, words) }
    }
    case 'save-challenge': {
      const { title, ...said } = words.challenge['save-challenge']
      const text = question.changes.map((change) => said[change]).join(' ')
      return { title: title(question.challenge), text, tone: 'caution', list: effectLines(question, words) }
    }
    case 'delete-notice': {
      const { title, text } = words.game['delete-notice']
      return { title, text: text(question.notice), tone: 'danger' }
    }
    case 'remove-logo': {
      const { title, text } = words.game['remove-logo']
      return { title: title(question.platform), text, tone: 'danger' }
    }
    case 'kick-member':
    case 'transfer-captaincy': {
      const { title, text } = words.team[question.kind]
      return { title: title(question.member, question.team), text: text(question.member), tone: 'caution' }
    }
    case 'leave-team':
    case 'delete-team': {
      const { title, text } = words.team[question.kind]
      const said = { title: title(question.team), text: text(question.team), tone: 'danger' as const }
      return question.kind === 'delete-team' ? { ...said, toType: question.team } : said
    }
    case 'renew-invite':
      return {
        title: words.team['renew-invite'].title(question.team),
        text: words.team['renew-invite'].text,
        tone: 'caution',
      }
    case 'enable-challenge':
    case 'disable-challenge': {
      const { title, [question.during]: text } = words.challenge[question.kind]
      return { title: title(question.challenge), text, tone: 'caution', list: effectLines(question, words) }
    }
    case 'delete-challenge': {
      const { title, text } = words.challenge['delete-challenge']
      const list = effectLines(question, words)
      return {
        title: title(question.challenge),
        text: text(question.challenge),
        tone: 'danger',
        toType: question.challenge,
        list,
      }
    }
    case 'remove-attachment': {
      const { title, text } = words.challenge['remove-attachment']
      return { title, text: text(question.challenge), tone: 'caution' }
    }
    case 'remove-flag': {
      const { title, [question.follows]: text } = words.challenge['remove-flag']
      return { title, text: text(question.flag), tone: 'danger' }
    }
    case 'deactivate':
    case 'reset-password': {
      const { title, text } = words.roster[question.kind]
      return { title: title(question.user), text: text(question.user), tone: 'caution' }
    }
    case 'lock-team':
    case 'unlock-team': {
      const { title, text } = words.roster[question.kind]
      return { title: title(question.team), text: text(question.team), tone: 'caution' }
    }
    case 'delete-user':
      return { ...userDeletionSummary(question, words.roster, locale), tone: 'danger', toType: question.user }
    case 'remove-team':
      return { ...teamDeletionSummary(question, words.roster, locale), tone: 'danger', toType: question.team }
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
      const { title, text } = words.roster['forget-passwords']
      return { title, text: text(question.count), tone: 'danger' }
    }
    case 'destroy-container': {
      const { title, text } = words.container['destroy-container']
      return { title: title(question.challenge), text, tone: 'danger' }
    }
    case 'destroy-containers': {
      const { title, text } = words.container['destroy-containers']
      const named = question.named.length === 0 ? null : new Intl.ListFormat(locale).format(question.named)
      return { title: title(question.containers, named), text, tone: 'danger' }
    }
    default:
      return question satisfies never
  }
}
