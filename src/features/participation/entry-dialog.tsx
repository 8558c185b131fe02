import { useState } from 'react'
import { searchTeams } from '#contract/calls/admin.ts'
import { getGameToEdit } from '#contract/calls/edit.ts'
import type { TeamInfoModel } from '#contract/models/team.ts'
import type { Problem } from '#contract/problem.ts'
import { useRead } from '#src/api/use-read.ts'
import { AskDialog } from '#src/shell/room/ask-dialog.tsx'
import { teamChangesWords } from '#src/text/areas/team-changes.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { LoadError } from '#src/ui/load-error.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { roomClock } from '#styled/recipes/room-clock.js'
import { text } from '#styled/recipes/text.js'

export interface EntryDialogProps {
  game: number
  isBusy: boolean
  problem: Problem | null
  onPress: (team: TeamInfoModel, organization: string | null) => void
  onCancel: () => void
}
const MOST_SHOWN = 8

/** Finds a team of the platform. The server refuses one that takes part already. */
export function EntryDialog({ game, onPress, ...rest }: EntryDialogProps) {
  const words = useWords(teamChangesWords)
  const { enter } = words
  const { reading } = useText().screens
  const [hint, setHint] = useState('')
  const [chosen, setChosen] = useState<TeamInfoModel | null>(null)
  const [organization, setOrganization] = useState<string | null>(null)
  const found = useRead(searchTeams, hint === '' ? null : { query: { hint } }, 'once')
  const rules = useRead(getGameToEdit, { params: { id: game } }, 'once')
  const organizations = rules.state === 'ready' ? (rules.value.organizations ?? []) : []
  const wanted = organization ?? organizations[0] ?? null
  const offered = hint !== '' && found.state === 'ready' ? found.value.data.slice(0, MOST_SHOWN) : []
  const style = roomClock()
  return (
    <AskDialog
      {...rest}
      title={enter.title}
      button={enter.button}
      isReady={chosen !== null && rules.state === 'ready'}
      lines={chosen === null ? [] : enter.lines.map((line) => ({ grave: 'plain' as const, text: line }))}
      undo={chosen === null ? null : enter.undo}
      onPress={() => (chosen === null ? undefined : onPress(chosen, wanted))}
    >
      <SearchField label={enter.search} onSearch={setHint} placeholder={enter.search} />
      <p className={text({ size: 'sm', tone: 'muted' })}>{enter.searchHint}</p>
      {found.state === 'failed' ? (
        <LoadError rank="h3" {...failedWords(found.problem, reading)} onRetry={found.refresh} />
      ) : null}
      <p role="status" className={text({ size: 'sm', tone: 'muted' })}>
        {hint !== '' && found.state === 'ready' && offered.length === 0 ? enter.noneFound : null}
      </p>
      {offered.length === 0 ? null : (
        <ul aria-label={enter.label} className={style.acts}>
          {offered.map((team) => (
            <li key={team.id}>
              <button
                type="button"
                aria-pressed={team.id === chosen?.id}
                data-main={team.id === chosen?.id ? '' : undefined}
                className={style.act}
                onClick={() => setChosen(team)}
              >
                <span>
                  <bdi>{team.name}</bdi>
                </span>
                <small>{enter.members(team.members?.length ?? 0)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {wanted === null ? null : (
        <PlainSelect
          label={words.organization.label}
          choices={organizations.map((value) => ({ value, label: value }))}
          value={wanted}
          onValueChange={setOrganization}
        />
      )}
    </AskDialog>
  )
}
