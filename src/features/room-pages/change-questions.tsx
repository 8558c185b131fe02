import { useState } from 'react'
import { TEAM_BIO_MAX, TEAM_NAME_MAX, teamFlaws, trimmedTexts } from '#contract/rules/team.ts'
import { AskDialog, type Consequence } from '#src/shell/room/ask-dialog.tsx'
import { teamChangesWords } from '#src/text/areas/team-changes.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { QuestionProps } from './change-question.ts'

const costs = (text: string): Consequence => ({ grave: 'costs', text })
const plain = (text: string): Consequence => ({ grave: 'plain', text })

export function RenameTeam({ team, isBusy, problem, onPress, onCancel }: QuestionProps) {
  const words = useWords(teamChangesWords)
  const [typed, setTyped] = useState({ name: team.name, bio: team.form?.bio ?? '' })
  const texts = trimmedTexts(typed)
  const flaws = teamFlaws(texts)
  const isSame = texts.name === team.name && (texts.bio === '' || texts.bio === team.form?.bio)
  const { rename } = words
  return (
    <AskDialog
      isBusy={isBusy}
      problem={problem}
      title={rename.title(team.name)}
      button={rename.button}
      isReady={!isSame && flaws.name === null && flaws.bio === null}
      lines={texts.name === team.name ? [] : rename.lines.map(costs)}
      undo={words.undoHow}
      onPress={() => onPress({ kind: 'rename', team: team.teamId, ...texts })}
      onCancel={onCancel}
    >
      <TextField
        label={rename.name}
        value={typed.name}
        maxLength={TEAM_NAME_MAX}
        autoComplete="off"
        onValueChange={(name) => setTyped({ ...typed, name })}
      />
      <TextField
        label={rename.bio}
        hint={rename.bioHint}
        value={typed.bio}
        maxLength={TEAM_BIO_MAX}
        autoComplete="off"
        onValueChange={(bio) => setTyped({ ...typed, bio })}
      />
    </AskDialog>
  )
}

export function ChangeOrganization({ team, isBusy, problem, onPress, onCancel }: QuestionProps) {
  const words = useWords(teamChangesWords)
  const all = team.form?.organizations ?? []
  const [chosen, setChosen] = useState(team.organization ?? all[0] ?? '')
  const { organization } = words
  return (
    <AskDialog
      isBusy={isBusy}
      problem={problem}
      title={organization.title(team.name)}
      button={organization.button}
      isReady={chosen !== team.organization && all.includes(chosen)}
      lines={organization.lines.map(plain)}
      undo={team.organization === null ? null : words.undoHow}
      onPress={() => onPress({ kind: 'organization', organization: chosen })}
      onCancel={onCancel}
    >
      <PlainSelect
        label={organization.label}
        choices={[...new Set([...(team.organization === null ? [] : [team.organization]), ...all])].map(
          (value) => ({ value, label: value }),
        )}
        value={chosen}
        onValueChange={setChosen}
      />
    </AskDialog>
  )
}

export function ChangeCaptain({ team, isBusy, problem, onPress, onCancel }: QuestionProps) {
  const words = useWords(teamChangesWords)
  const { captain } = words
  const others = team.people.filter(({ userId }) => userId !== team.captainId)
  const [chosen, setChosen] = useState(others[0]?.userId ?? '')
  return (
    <AskDialog
      isBusy={isBusy}
      problem={problem}
      title={captain.title(team.name)}
      button={captain.button}
      isReady={chosen !== ''}
      lines={chosen === '' ? [] : captain.lines.map(plain)}
      undo={chosen === '' ? null : words.undoHow}
      onPress={() => onPress({ kind: 'captain', user: chosen })}
      onCancel={onCancel}
    >
      {chosen === '' ? (
        <Alert tone="info">{captain.alone}</Alert>
      ) : (
        <PlainSelect
          label={captain.label}
          choices={others.map(({ userId, userName }) => ({ value: userId, label: userName }))}
          value={chosen}
          onValueChange={setChosen}
        />
      )}
    </AskDialog>
  )
}

export function RemovePlayer({ team, isBusy, problem, onPress, onCancel }: QuestionProps) {
  const words = useWords(teamChangesWords)
  const { remove } = words
  const others = team.people.filter(({ userId }) => userId !== team.captainId)
  const [chosen, setChosen] = useState(others[0]?.userId ?? '')
  const [isOverLock, setOverLock] = useState(false)
  const isLocked = team.form?.isLocked ?? false
  return (
    <AskDialog
      isBusy={isBusy}
      problem={problem}
      title={remove.title(team.name)}
      button={remove.button}
      tone="danger"
      isReady={chosen !== '' && (isOverLock || !isLocked)}
      lines={chosen === '' ? [] : remove.lines.map((text, at) => (at === 0 ? costs(text) : plain(text)))}
      undo={chosen === '' ? null : words.undoHow}
      onPress={() => onPress({ kind: 'remove', user: chosen, isOverLock })}
      onCancel={onCancel}
    >
      {chosen === '' ? (
        <Alert tone="info">{remove.alone}</Alert>
      ) : (
        <>
          <PlainSelect
            label={remove.label}
            choices={others.map(({ userId, userName }) => ({ value: userId, label: userName }))}
            value={chosen}
            onValueChange={setChosen}
          />
          {isLocked ? (
            <Checkbox label={words.locked} checked={isOverLock} onCheckedChange={setOverLock} />
          ) : null}
        </>
      )}
    </AskDialog>
  )
}
