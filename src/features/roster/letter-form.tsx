import { useState } from 'react'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { LetterReceivers } from '#contract/models/letter.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { ROLES } from '#contract/models/role.ts'
import { LANGUAGES } from '#contract/rules/language.ts'
import { LETTER_CONTENT_MAX, LETTER_SUBJECT_MAX } from '#contract/rules/letter.ts'
import type { LetterText } from '#machines/admin/letter.machine.ts'
import { lettersWords } from '#src/text/areas/letters.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'

/** Further names would not be read. */
const MAX_NAMED = 6
const AUDIENCES = ['Everybody', 'Game', 'Role'] as const

export interface LetterFormProps {
  /** The letter that was typed before the question. The form shows it again. */
  draft: { receivers: LetterReceivers; text: LetterText } | null
  /** The only receivers. Null: the writer chooses an audience. */
  users: readonly Pick<UserInfoModel, 'id' | 'userName'>[] | null
  games: readonly Pick<GameInfoModel, 'id' | 'title'>[]
  isBusy: boolean
  onSubmit: (receivers: LetterReceivers, text: LetterText) => void
}

export function LetterForm({ draft, users, games, isBusy, onSubmit }: LetterFormProps) {
  const { name } = useText()
  const words = useWords(lettersWords)
  const [audience, setAudience] = useState(draft?.receivers.audience ?? 'Everybody')
  const [role, setRole] = useState(draft?.receivers.role ?? 'Monitor')
  const [gameId, setGame] = useState(String(draft?.receivers.gameId ?? ''))
  const [language, setLanguage] = useState(draft?.text.language ?? name)
  const [subject, setSubject] = useState(draft?.text.subject ?? '')
  const [content, setContent] = useState(draft?.text.content ?? '')
  const game = games.find(({ id }) => String(id) === gameId) ?? games[0]
  const isReady =
    subject.trim() !== '' &&
    content.trim() !== '' &&
    (users !== null || audience !== 'Game' || game !== undefined) &&
    !isBusy
  return (
    <Stack
      as="form"
      noValidate
      aria-label={words.write}
      gap="3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReady) return
        const receivers =
          users === null
            ? { audience, role, gameId: audience === 'Game' ? (game?.id ?? 0) : 0, userIds: null }
            : { audience: 'Users' as const, role, gameId: 0, userIds: users.map(({ id }) => id) }
        onSubmit(receivers, { subject: subject.trim(), content, language })
      }}
    >
      <Row gap="3">
        {users === null ? (
          <PlainSelect
            label={words.to}
            choices={AUDIENCES.map((value) => ({ value, label: words.audience[value] }))}
            value={AUDIENCES.find((each) => each === audience) ?? 'Everybody'}
            onValueChange={setAudience}
          />
        ) : (
          <Text>
            {words.chosen(
              users.slice(0, MAX_NAMED).map(({ userName }) => userName),
              users.length,
            )}
          </Text>
        )}
        {users === null && audience === 'Game' ? (
          <PlainSelect
            label={words.game}
            choices={games.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={String(game?.id ?? '')}
            onValueChange={setGame}
          />
        ) : null}
        {users === null && audience === 'Role' ? (
          <PlainSelect
            label={words.role}
            choices={ROLES.filter((each) => each !== 'Banned').map((value) => ({
              value,
              label: words.roles[value],
            }))}
            value={role}
            onValueChange={setRole}
          />
        ) : null}
        <PlainSelect
          label={words.language}
          choices={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
          value={language}
          onValueChange={setLanguage}
        />
      </Row>
      <TextField
        label={words.subject}
        value={subject}
        maxLength={LETTER_SUBJECT_MAX}
        onValueChange={setSubject}
      />
      <TextArea
        label={words.content}
        hint={words.plain}
        rows={6}
        value={content}
        maxLength={LETTER_CONTENT_MAX}
        onValueChange={setContent}
      />
      <Row gap="3">
        <Button type="submit" tone="brand" {...(isReady ? {} : { 'aria-disabled': true })}>
          {words.next}
        </Button>
        <Text size="sm" tone="muted">
          {words.confirmed}
        </Text>
      </Row>
    </Stack>
  )
}
