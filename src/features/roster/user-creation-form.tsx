import { isFlawed, readUserLines, type UserLine } from '#contract/rules/user-import.ts'
import { hasMadePassword } from '#machines/admin/user-creation.machine.ts'
import { readText } from '#src/browser/read-text.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/file-drop.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { css } from '#styled/css/index.js'
import { UserPreview } from './user-preview.tsx'

export const exampleText = 'name,password,email,team\nada,Sailor12,ada@example.org,Pandas\ngrace,weak,grace,Pandas\nada,Sailor12,ada@example.org,'
export const exampleLines = readUserLines(exampleText).lines

export interface CreationFormProps {
  text: string
  lines: readonly UserLine[]
  /** Whether the lines are those of the text already. */
  state: 'settled' | 'settling'
  onType: (text: string) => void
  onSubmit: () => void
}

export function CreationForm({ text, lines, state, onType, onSubmit }: CreationFormProps) {
  const { name: language } = useText()
  const words = useWords(userAdminWords).creation
  const flawed = lines.filter(isFlawed).length
  const may = lines.length > 0 && flawed === 0 && state === 'settled'
  const teams = new Set(lines.flatMap(({ user }) => user.teamName ?? [])).size
  const passwords = lines.filter(hasMadePassword).length
  const comes = [...(teams > 0 ? [words.teams(teams)] : []), ...(passwords > 0 ? [words.passwords(passwords)] : [])]
  return (
    <form
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault()
        if (may) onSubmit()
        else event.currentTarget.querySelector('textarea')?.focus()
      }}
      className={css({ display: 'flex', flexDirection: 'column', gap: '3', paddingBlockEnd: '4' })}
    >
      <p className={css({ color: 'fg.muted' })}>{words.text}</p>
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
      <UserPreview lines={lines} />
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
        <Button type="submit" tone="brand" {...(may ? {} : { 'aria-disabled': true })}>
          {words.submit(lines.length)}
        </Button>
        <output className={css({ color: 'fg.muted', fontSize: 'sm' })}>{flawed > 0 ? words.mend(flawed) : comes.join(' · ')}</output>
      </div>
    </form>
  )
}
