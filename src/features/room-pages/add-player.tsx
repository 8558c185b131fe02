import { useState } from 'react'
import { Link } from 'react-router-dom'
import { searchUsers } from '#contract/calls/admin.ts'
import { getRoomPerson } from '#contract/calls/room-pages.ts'
import type { RoomPersonModel } from '#contract/models/room-pages.ts'
import { useRead } from '#src/api/use-read.ts'
import { AskDialog, type Consequence } from '#src/shell/room/ask-dialog.tsx'
import { HiddenText } from '#src/shell/room/hidden-text.tsx'
import { teamPagePath } from '#src/shell/room/room-links.ts'
import { roomPath } from '#src/shell/room/room-sections.ts'
import type { TeamChangesWords } from '#src/text/areas/team-changes.en.ts'
import { teamChangesWords } from '#src/text/areas/team-changes.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { roomClock } from '#styled/recipes/room-clock.js'
import { roomPage } from '#styled/recipes/room-page.js'
import type { QuestionProps } from './change-question.ts'
import { useMasked } from './use-masked.ts'

interface ChosenPlayer {
  id: string
  name: string
  email: string
}
const MOST_SHOWN = 8

/** Members who have not joined are offered first. Typing finds all other users. */
export function AddPlayer({ game, team, isBusy, problem, onPress, onCancel }: QuestionProps) {
  const words = useWords(teamChangesWords)
  const { add } = words
  const { reading } = useText().screens
  const [hint, setHint] = useState('')
  const [chosen, setChosen] = useState<ChosenPlayer | null>(null)
  const [isOverLock, setOverLock] = useState(false)
  const found = useRead(searchUsers, hint === '' ? null : { query: { hint } }, 'once')
  const person = useRead(getRoomPerson, chosen && { params: { id: game, userId: chosen.id } }, 'once')
  const { people, form } = team
  const players = people.filter(({ isRegistered }) => isRegistered)
  const most = form?.mostPlayers ?? 0
  const isFull = most > 0 && players.length >= most
  const offered: readonly ChosenPlayer[] =
    hint === ''
      ? people.filter(({ isRegistered }) => !isRegistered).map(toChosen)
      : found.state === 'ready'
        ? found.value.data.flatMap(({ id, userName, email }) =>
            players.some(({ userId }) => userId === id) ? [] : [{ id, name: userName, email }],
          )
        : []
  const other = person.state === 'ready' ? otherTeam(person.value, game) : null
  const isKnown = person.state === 'ready' || (person.state === 'failed' && person.problem.kind === 'missing')
  const isMember = people.some(({ userId }) => userId === chosen?.id)
  const needsInsisting = (form?.isLocked === true && !isMember) || other !== null
  const isReady =
    chosen !== null && isKnown && !isFull && other?.isCaptain !== true && (isOverLock || !needsInsisting)
  return (
    <AskDialog
      isBusy={isBusy}
      problem={problem}
      title={add.title(team.name)}
      button={add.button}
      isReady={isReady}
      lines={chosen === null || isFull ? [] : consequences(chosen, other, add)}
      undo={chosen === null ? null : words.undoHow}
      onPress={() => {
        if (chosen === null) return
        const task = { kind: 'add', user: chosen.id, to: team.participationId, isOverLock } as const
        onPress(task, other?.participationId ?? null)
      }}
      onCancel={onCancel}
    >
      {isFull ? (
        <Alert tone="warning">
          {add.full(most)}{' '}
          <Link to={roomPath(game, 'settings')} className={roomPage().wayOn}>
            {add.toLimit}
          </Link>
        </Alert>
      ) : (
        <>
          <SearchField label={add.search} onSearch={setHint} placeholder={add.search} />
          <p className={roomPage().quiet}>{add.searchHint}</p>
          {found.state === 'failed' ? (
            <LoadError rank="h3" {...failedWords(found.problem, reading)} onRetry={found.refresh} />
          ) : null}
          <p role="status" className={roomPage().quiet}>
            {hint !== '' && found.state === 'ready' && offered.length === 0 ? add.noneFound : null}
          </p>
          <Found
            offered={offered.slice(0, MOST_SHOWN)}
            chosen={chosen}
            label={add.label}
            onChoose={setChosen}
          />
          {other?.isCaptain ? (
            <Alert tone="warning">
              {add.captainOf(chosen?.name ?? '', other.team)}{' '}
              <Link to={teamPagePath(game, other.participationId)} className={roomPage().wayOn}>
                {add.toTeam(other.team)}
              </Link>
            </Alert>
          ) : chosen !== null && needsInsisting ? (
            <Checkbox label={words.locked} checked={isOverLock} onCheckedChange={setOverLock} />
          ) : null}
        </>
      )}
    </AskDialog>
  )
}

const toChosen = ({
  userId,
  userName,
  email,
}: {
  userId: string
  userName: string
  email: string
}): ChosenPlayer => ({
  id: userId,
  name: userName,
  email,
})

interface OtherTeam {
  team: string
  participationId: number
  isCaptain: boolean
}

/** The team of this game that the user would leave. After a rejection there is nothing to leave. */
function otherTeam({ games, teams }: RoomPersonModel, game: number): OtherTeam | null {
  const plays = games.find(({ gameId, status }) => gameId === game && status !== 'Rejected')
  if (!plays) return null
  const { participationId, team } = plays
  const isCaptain = teams.some((one) => one.participationId === participationId && one.isCaptain)
  return { team, participationId, isCaptain }
}

function consequences(
  { name }: ChosenPlayer,
  other: OtherTeam | null,
  add: TeamChangesWords['add'],
): readonly Consequence[] {
  if (other === null) return [{ grave: 'plain', text: add.chosen(name) }]
  return [
    { grave: 'plain', text: add.chosen(name) },
    { grave: 'costs', text: add.moves(name, other.team) },
    { grave: 'plain', text: add.solves(other.team) },
  ]
}

interface FoundProps {
  offered: readonly ChosenPlayer[]
  chosen: ChosenPlayer | null
  label: string
  onChoose: (chosen: ChosenPlayer) => void
}

function Found({ offered, chosen, label, onChoose }: FoundProps) {
  const isMasked = useMasked()
  const style = roomClock()
  if (offered.length === 0) return null
  return (
    <ul aria-label={label} className={style.acts}>
      {offered.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            aria-label={one.name}
            aria-pressed={one.id === chosen?.id}
            data-main={one.id === chosen?.id ? '' : undefined}
            className={style.act}
            onClick={() => onChoose(one)}
          >
            <span>
              <bdi>{one.name}</bdi>
            </span>
            <small>
              <HiddenText isMasked={isMasked && one.email !== ''}>{one.email}</HiddenText>
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}
