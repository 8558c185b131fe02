import {
  TEAM_BIO_MAX,
  TEAM_NAME_MAX,
  trimmedTexts,
  type TeamFlaws,
  type TeamTexts,
} from '#contract/rules/team.ts'
import type { VisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { teamWords } from '#src/text/areas/team.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { useWords } from '#src/text/use-text.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { Stack } from '#src/ui/layout.tsx'

export interface TeamFieldsProps {
  texts: TeamTexts
  flaws: VisibleFlaws<TeamFlaws>
  isBusy: boolean
  nameHint?: string
  /** The letter that moves the focus to the name. */
  shortcut: string
  onType: (field: keyof TeamTexts, text: string) => void
}

export function TeamFields({ texts, flaws, isBusy, nameHint, shortcut, onType }: TeamFieldsProps) {
  const words = useWords(teamWords).fields
  const { name, bio } = trimmedTexts(texts)
  const control = (field: keyof TeamTexts) => ({
    name: field,
    autoComplete: 'off',
    value: texts[field],
    readOnly: isBusy,
    onValueChange: (text: string) => onType(field, text),
    onBlur: flaws.leave,
  })
  return (
    <>
      <TextField
        label={words.name}
        hint={<Notes count={words.count(name.length, TEAM_NAME_MAX)} note={nameHint} />}
        error={flawWords(flaws.of('name'), { missing: words.missingName, long: words.long(TEAM_NAME_MAX) })}
        required
        aria-keyshortcuts={shortcut}
        {...control('name')}
      />
      <TextField
        label={words.bio}
        hint={words.count(bio.length, TEAM_BIO_MAX)}
        error={flawWords(flaws.of('bio'), { long: words.long(TEAM_BIO_MAX) })}
        {...control('bio')}
      />
    </>
  )
}

/** On lines of their own, so that no language has to join the two. */
function Notes({ count, note }: { count: string; note: string | undefined }) {
  return (
    <Stack as="span">
      <span>{count}</span>
      {note === undefined ? null : <span>{note}</span>}
    </Stack>
  )
}
