import { useState } from 'react'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import type { Problem } from '#contract/problem.ts'
import type { TeamChangeTask } from '#machines/admin/team-change.machine.ts'
import { teamChangesWords } from '#src/text/areas/team-changes.ts'
import { useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { roomClock } from '#styled/recipes/room-clock.js'
import { AddPlayer } from './add-player.tsx'
import { ChangeCaptain, ChangeOrganization, RemovePlayer, RenameTeam } from './change-questions.tsx'
import type { QuestionProps } from './change-question.ts'
import type { PlayedFor } from './change-undo.ts'

const KINDS = ['rename', 'organization', 'captain', 'add', 'remove'] as const
type Kind = (typeof KINDS)[number]

export interface ChangeDialogProps {
  game: number
  team: RoomTeamModel
  isBusy: boolean
  problem: Problem | null
  onPress: (task: TeamChangeTask, playedFor: PlayedFor) => void
  onClose: () => void
}

/** Lists all changes with the present values. A press opens the question of one change. */
export function ChangeDialog({ onClose, onPress, ...rest }: ChangeDialogProps) {
  const [kind, setKind] = useState<Kind | null>(null)
  // The problem belongs to the last press, so a question shows it only after a press of its own.
  const [hasPressed, setPressed] = useState(false)
  if (kind === null) return <Choices team={rest.team} onChoose={setKind} onClose={onClose} />
  const question: QuestionProps = {
    ...rest,
    problem: hasPressed ? rest.problem : null,
    onPress: (task, playedFor = null) => {
      setPressed(true)
      onPress(task, playedFor)
    },
    onCancel: onClose,
  }
  switch (kind) {
    case 'rename':
      return <RenameTeam {...question} />
    case 'organization':
      return <ChangeOrganization {...question} />
    case 'captain':
      return <ChangeCaptain {...question} />
    case 'add':
      return <AddPlayer {...question} />
    case 'remove':
      return <RemovePlayer {...question} />
    default:
      return kind satisfies never
  }
}

interface ChoicesProps extends Pick<ChangeDialogProps, 'team' | 'onClose'> {
  onChoose: (kind: Kind) => void
}

function Choices({ team, onChoose, onClose }: ChoicesProps) {
  const words = useWords(teamChangesWords)
  const style = roomClock()
  const { people, form } = team
  const players = people.filter(({ isRegistered }) => isRegistered).length
  const captain = people.find(({ userId }) => userId === team.captainId)
  const notes: Readonly<Record<Kind, string>> = {
    rename: words.now(team.name),
    organization: words.now(team.organization ?? words.none),
    captain: words.now(captain?.userName ?? words.none),
    add: words.free(players, form?.mostPlayers ?? 0),
    remove: '',
  }
  const offered = KINDS.filter((kind) => kind !== 'organization' || form?.organizations.length)
  return (
    <Dialog isOpen onClose={onClose} title={words.title(team.name)} closeLabel={words.close} size="sm">
      <ul className={style.acts}>
        {offered.map((kind) => (
          <li key={kind}>
            <button type="button" className={style.act} onClick={() => onChoose(kind)}>
              <span>{words.act[kind]} …</span>
              <small>
                <bdi>{notes[kind]}</bdi>
              </small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
