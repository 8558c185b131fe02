import { useDeferredValue } from 'react'
import { useParticipations } from '#src/api/use-participations.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { ScrollBox } from '#src/ui/scroll-box.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useSearch } from '#src/ui/use-search.ts'
import { css } from '#styled/css/index.js'

export interface TeamPickerProps {
  game: number
  /** Ids of participations. */
  chosen: readonly string[]
  error: string | null
  onChoose: (teams: readonly string[]) => void
}

/** The teams of a game with a search. Chosen teams come first, so that none is overlooked. */
export function TeamPicker({ game, chosen, error, onChoose }: TeamPickerProps) {
  const { locale, screens } = useText()
  const words = useWords(gameEditorWords).notices
  const read = useParticipations(game)
  const sought = useSearch()
  const text = useDeferredValue(sought.text).toLocaleLowerCase(locale)
  if (read.state === 'failed')
    return <LoadError rank="h3" {...failedWords(read.problem, screens.reading)} onRetry={read.refresh} />
  if (read.state === 'waiting') return <Skeleton />
  const rankOf = (id: number) => (chosen.includes(String(id)) ? 0 : 1)
  const teams = read.value
    .map(({ id, team }) => ({ id, name: team.name ?? '' }))
    .filter(({ name }) => name.toLocaleLowerCase(locale).includes(text))
    .toSorted((one, other) => rankOf(one.id) - rankOf(other.id) || one.name.localeCompare(other.name, locale))
  return (
    <Stack gap="2">
      {error === null ? null : <Alert tone="danger">{error}</Alert>}
      <SearchField key={sought.round} label={words.teamSearch} onSearch={sought.seek} />
      <Text as="p" role="status" size="sm" tone="muted">
        {read.value.length === 0
          ? words.noTeams
          : teams.length === 0
            ? words.noTeam
            : words.chosen(chosen.length)}
      </Text>
      <ScrollBox aria-label={words.teams} className={css({ maxHeight: '72' })}>
        <Stack gap="1">
          {teams.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="teams"
              label={<bdi>{name}</bdi>}
              checked={chosen.includes(String(id))}
              onCheckedChange={(isOn) =>
                onChoose(isOn ? [...chosen, String(id)] : chosen.filter((each) => each !== String(id)))
              }
            />
          ))}
        </Stack>
      </ScrollBox>
    </Stack>
  )
}
