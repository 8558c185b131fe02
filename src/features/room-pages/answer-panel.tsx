import ExternalLink from 'lucide-react/icons/external-link'
import StickyNote from 'lucide-react/icons/sticky-note'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { getRoomTeam } from '#contract/calls/room-pages.ts'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead, type Read } from '#src/api/use-read.ts'
import { pressMarked } from '#src/browser/press-marked.ts'
import { teamPagePath } from '#src/shell/room/room-links.ts'
import { useRoomReader } from '#src/shell/room/use-room-reader.ts'
import { Verdict } from '#src/shell/room/verdict.tsx'
import { answerPanelWords } from '#src/text/areas/answer-panel.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { SidePanel } from '#src/ui/side-panel.tsx'
import { useThrottled } from '#src/ui/use-throttled.ts'
import { roomPage } from '#styled/recipes/room-page.js'
import { ActsPlace } from './acts-place.tsx'
import { AnswerPanelBody, type AnswerPanelBodyProps } from './answer-panel-body.tsx'
import { TeamActs } from './team-acts.tsx'

/** A held key moves over many rows, and each would read a team. */
const PACE_MS = 250

export interface AnswerPanelProps extends Omit<AnswerPanelBodyProps, 'isAdmin' | 'read'> {
  onClose: () => void
}

/** A submission of the live list, its team, and what can be done with the team. */
export function AnswerPanel({ onClose, ...open }: AnswerPanelProps) {
  const { game, submission } = open
  const { screens } = useText()
  const words = useWords(answerPanelWords)
  const isAdmin = useRoomReader() === 'Admin'
  const features = useConfig().features ?? []
  const hasPages = features.includes('room-pages')
  const participation = hasPages ? (submission.facts?.participationId ?? null) : null
  const read = useTeam(game, participation)
  const team = read?.state === 'ready' ? read.value : null
  return (
    <SidePanel
      label={words.title}
      closeLabel={screens.frame.close}
      onClose={onClose}
      heading={
        <Verdict
          status={submission.status}
          placing={submission.facts?.placing}
          className={roomPage().verdict}
        />
      }
      tools={
        participation === null ? null : (
          <LinkButton
            as={Link}
            to={teamPagePath(game, participation)}
            look="ghost"
            size="sm"
            shape="icon"
            aria-label={words.page}
            title={words.page}
            aria-keyshortcuts="O"
          >
            <ExternalLink aria-hidden />
          </LinkButton>
        )
      }
      foot={
        participation === null ? undefined : (
          <ActsPlace>
            <Suspense>
              {team === null ? null : (
                <TeamActs
                  key={team.participationId}
                  game={game}
                  team={team}
                  isAdmin={isAdmin}
                  note={features.includes('team-notes') ? <NoteButton /> : null}
                />
              )}
            </Suspense>
          </ActsPlace>
        )
      }
    >
      <AnswerPanelBody {...open} isAdmin={isAdmin} read={read} />
    </SidePanel>
  )
}

/** Null: there is no page of the team to read. */
function useTeam(game: number, wanted: number | null): Read<RoomTeamModel> | null {
  const participationId = useThrottled(wanted, PACE_MS)
  const sent = participationId === null ? null : { params: { id: game, participationId } }
  const read = useRead(getRoomTeam, sent, 'overview')
  if (wanted === null) return null
  return participationId === wanted ? read : { state: 'waiting', isSlow: false }
}

/** The field of notes may be out of sight. */
function NoteButton() {
  const words = useWords(answerPanelWords)
  return (
    <IconButton
      size="xs"
      look="outline"
      label={words.note}
      title={`${words.note} (N)`}
      onClick={() => pressMarked('n')}
    >
      <StickyNote aria-hidden />
    </IconButton>
  )
}
