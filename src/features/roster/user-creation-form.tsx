import { useState } from 'react'
import { readUserLines, type UserLine } from '#contract/rules/user-import.ts'
import { hasMadePassword } from '#machines/admin/user-creation-job.ts'
import type { UserCreationView } from '#machines/admin/user-creation.machine.ts'
import type { ExistingAccounts } from '#contract/models/user-import.ts'
import { readText } from '#src/browser/read-text.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/file-drop.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { isHeldBack, UserPreview } from './user-preview.tsx'

export const exampleText =
  'name,password,email,team\nada,Sailor12,ada@example.org,Pandas\n' +
  'grace,weak,grace,Pandas\nada,Sailor12,ada@example.org,'
export const exampleLines = readUserLines(exampleText).lines

export interface CreationFormProps {
  view: Extract<UserCreationView, { kind: 'open' }>
  text: string
  lines: readonly UserLine[]
  /** The header line; null if there is none. */
  head: string | null
  existing: ExistingAccounts
  onExisting: (existing: ExistingAccounts) => void
  /** Requests the preview again. */
  onCheck: () => void
  /** `settled`: the lines belong to the current text. */
  state: 'settled' | 'settling'
  onType: (text: string) => void
  onSubmit: () => void
}

export function CreationForm({
  view,
  text,
  lines,
  head,
  existing,
  state,
  onExisting,
  onCheck,
  onType,
  onSubmit,
}: CreationFormProps) {
  const { name: language } = useText()
  const words = useWords(userAdminWords).creation
  const { preview, check } = view
  /** The text before and after failing lines were removed, for an undo. */
  const [leftOut, setLeftOut] = useState<{ before: string; after: string; count: number } | null>(null)
  const flawed = lines.filter((line) => isHeldBack(line, preview)).length
  // Passwords depend on which accounts exist, so the form waits for the preview.
  const may = lines.length > 0 && flawed === 0 && state === 'settled' && check === 'resting'
  const there = lines.filter(({ line }) => preview?.get(line)?.account === 'Exists').length
  const isNewTeam = ({ line }: UserLine) => (preview?.get(line)?.team ?? 'New') === 'New'
  const leaveOut = () => {
    const left = lines.filter((line) => !isHeldBack(line, preview)).map(({ raw }) => raw)
    const after = [...(head === null ? [] : [head]), ...left].join('\n')
    setLeftOut({ before: text, after, count: flawed })
    onType(after)
  }
  const teams = new Set(lines.filter(isNewTeam).flatMap(({ user }) => user.teamName ?? [])).size
  const isWritten = ({ line }: UserLine) => existing === 'Reset' || preview?.get(line)?.account !== 'Exists'
  const passwords = lines.filter((line) => hasMadePassword(line) && isWritten(line)).length
  const comes = [
    ...(teams > 0 ? [words.teams(teams)] : []),
    ...(passwords > 0 ? [words.passwords(passwords)] : []),
  ]
  return (
    <Stack
      as="form"
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault()
        if (may) onSubmit()
        else event.currentTarget.querySelector('textarea')?.focus()
      }}
      gap="3"
      foot
    >
      <Text as="p" tone="muted">
        {words.text}
      </Text>
      <FileDrop
        label={words.file}
        hint={words.fileHint}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onFiles={([file]) => void (file && readText(file, language).then(onType))}
      />
      <TextArea
        label={words.lines}
        name="lines"
        face="mono"
        rows={5}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onValueChange={onType}
      />
      <UserPreview lines={lines} preview={preview} existing={existing} />
      {preview === null && check === 'resting' && lines.length > 0 ? (
        <Text as="p" tone="muted">
          {words.rewritten}
        </Text>
      ) : null}
      {check === 'unsure' ? (
        <Row as="p" role="status" gap="2">
          <Text tone="warning">{words.unchecked}</Text>
          <Button onClick={onCheck}>{words.checkAgain}</Button>
        </Row>
      ) : null}
      {there > 0 ? (
        <Row gap="3">
          <span>{words.there(there)}</span>
          <Segmented
            label={words.existing}
            choices={[
              { value: 'Keep', label: words.keepThem },
              { value: 'Reset', label: words.resetThem },
            ]}
            value={existing}
            onValueChange={onExisting}
          />
        </Row>
      ) : null}
      <Row gap="3">
        <Button type="submit" tone="brand" {...(may ? {} : { 'aria-disabled': true })}>
          {words.submit(lines.length)}
        </Button>
        <Text as="output" size="sm" tone="muted">
          {flawed > 0 ? words.mend(flawed) : comes.join(' · ')}
        </Text>
        {flawed > 0 && flawed < lines.length ? (
          <Button onClick={leaveOut}>{words.leaveOut(flawed)}</Button>
        ) : null}
        {leftOut !== null && leftOut.after === text ? (
          <Button
            onClick={() => {
              onType(leftOut.before)
              setLeftOut(null)
            }}
          >
            {words.putBack(leftOut.count)}
          </Button>
        ) : null}
      </Row>
    </Stack>
  )
}
