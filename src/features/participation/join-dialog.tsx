import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import type { TeamInfoModel } from '#contract/models/team.ts'
import type { JoinRules, JoinInput } from '#machines/game/game-joining.machine.ts'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { participationWords } from '#src/text/areas/participation.ts'
import { useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { JoinForm } from './join-form.tsx'

export interface JoinDialogProps {
  game: DetailedGameInfoModel
  teams: readonly TeamInfoModel[]
  onClose: () => void
  onJoined: () => void
}

/** The input outlives an expired session but not the dialog, because an invite code is secret. */
export function JoinDialog({ game, teams, onClose, onJoined }: JoinDialogProps) {
  const words = useWords(participationWords).form
  const { texts, type, forget } = useTypedText(`join ${game.id}`)
  const joined = () => {
    forget()
    onJoined()
  }
  const [view, send] = useProcess(
    usePart('participation').joining,
    { game: game.id },
    { hear: { succeeded: joined } },
  )
  const rules: JoinRules = {
    organizations: game.organizations ?? [],
    invite: game.inviteCodeRequired ? 'needed' : 'open',
  }
  const wish: JoinInput = {
    team: chosenOf(teams, texts['team'], game.teamName),
    organization: texts['organization'] ?? game.organization,
    inviteCode: texts['inviteCode'] ?? '',
  }
  return (
    <Dialog
      isOpen
      title={words.title(game.title)}
      closeLabel={words.close}
      size="sm"
      onClose={() => {
        forget()
        onClose()
      }}
    >
      <JoinForm
        view={view}
        wish={wish}
        rules={rules}
        teams={teams}
        limit={game.limit}
        onType={(field, text) => {
          type(field, text)
          send({ type: 'edit' })
        }}
        onSubmit={() => send({ type: 'submit', form: { wish, rules } })}
      />
    </Dialog>
  )
}

/** Preselects the only team, or the team of the last application. */
function chosenOf(
  teams: readonly TeamInfoModel[],
  chosen: string | undefined,
  last: string | null,
): JoinInput['team'] {
  const [only] = teams.length === 1 ? teams : teams.filter(({ name }) => name === last)
  const team = chosen === undefined ? only : teams.find(({ id }) => String(id) === chosen)
  return team ? { id: team.id, name: team.name } : null
}
