import ExternalLink from 'lucide-react/icons/external-link'
import StickyNote from 'lucide-react/icons/sticky-note'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { getRoomTeam } from '#contract/calls/room-pages.ts'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import type { Submission } from '#contract/models/submission.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead, type Read } from '#src/api/use-read.ts'
import { pressMarked } from '#src/browser/press-marked.ts'
import { useAccountView } from '#src/shell/frame/account-view.ts'
import { teamPagePath } from '#src/shell/room/room-links.ts'
import { useRoomReader } from '#src/shell/room/use-room-reader.ts'
import { Verdict } from '#src/shell/room/verdict.tsx'
import { answerPanelWords } from '#src/text/areas/answer-panel.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SidePanel } from '#src/ui/side-panel.tsx'
import { useThrottled } from '#src/ui/use-throttled.ts'
import { roomPage } from '#styled/recipes/room-page.js'
import { ActsPlace } from './acts-place.tsx'
import { AnswerFacts } from './answer-facts.tsx'
import { TeamActs } from './team-acts.tsx'
import { TeamCard, TeamCardWaiting } from './team-card.tsx'
import { TeamNotes } from './team-notes.tsx'

/** A held key moves over many rows, and each would read a team. */
const PACE_MS = 250

export interface AnswerPanelProps {
  game: number
  submission: Submission
  /** The number of wrong submissions that share the row. */
  count: number
  isMasked: boolean
  onClose: () => void
}

/** A submission of the live list, its team, and what can be done with the team. */
export function AnswerPanel(props: AnswerPanelProps) {
  const { game, submission } = props
  const hasPages = useConfig().features?.includes('room-pages') === true
  const wanted = hasPages ? (submission.facts?.participationId ?? null) : null
  const read = useTeam(game, wanted)
  return <AnswerPanelView {...props} read={read} isAdmin={useRoomReader() === 'Admin'} />
}

/** Null: the server has no pages of teams. */
function useTeam(game: number, wanted: number | null): Read<RoomTeamModel> | null {
  const participationId = useThrottled(wanted, PACE_MS)
  const sent = participationId === null ? null : { params: { id: game, participationId } }
  const read = useRead(getRoomTeam, sent, 'overview')
  if (wanted === null) return null
  return participationId === wanted ? read : { state: 'waiting', isSlow: false }
}

interface AnswerPanelViewProps extends AnswerPanelProps {
  /** False for monitors, who may not message or judge the team. */
  isAdmin: boolean
  read: Read<RoomTeamModel> | null
}

export function AnswerPanelView({ read, ...props }: AnswerPanelViewProps) {
  const { game, submission, isMasked, isAdmin, onClose } = props
  const { screens } = useText()
  const words = useWords(answerPanelWords)
  const account = useAccountView()
  const hasNotes = useConfig().features?.includes('team-notes') === true
  const team = read?.state === 'ready' ? read.value : null
  const own = account.kind === 'account' ? account.name : ''
  const style = roomPage()
  return (
    <SidePanel
      label={words.title}
      closeLabel={screens.frame.close}
      onClose={onClose}
      heading={
        <Verdict status={submission.status} placing={submission.facts?.placing} className={style.verdict} />
      }
      tools={
        submission.facts && read !== null ? (
          <LinkButton
            as={Link}
            to={teamPagePath(game, submission.facts.participationId)}
            look="ghost"
            size="sm"
            shape="icon"
            aria-label={words.page}
            title={words.page}
            aria-keyshortcuts="O"
          >
            <ExternalLink aria-hidden />
          </LinkButton>
        ) : null
      }
      foot={
        read === null ? undefined : (
          <ActsPlace>
            <Suspense>
              {team === null ? null : (
                <TeamActs
                  key={team.participationId}
                  game={game}
                  team={team}
                  isAdmin={isAdmin}
                  note={hasNotes ? <NoteButton /> : null}
                />
              )}
            </Suspense>
          </ActsPlace>
        )
      }
    >
      <AnswerFacts {...props} address={addressOf(team, submission)} hasPages={read !== null} />
      {read?.state === 'waiting' ? <TeamCardWaiting /> : null}
      {read?.state === 'failed' && read.problem.kind === 'missing' ? (
        <p className={style.section}>{words.teamGone}</p>
      ) : null}
      {read?.state === 'failed' && read.problem.kind !== 'missing' ? (
        <LoadError {...failedWords(read.problem, screens.reading)} onRetry={read.refresh} />
      ) : null}
      {team === null ? null : (
        <>
          <TeamCard game={game} team={team} isMasked={isMasked} />
          <Suspense>
            {hasNotes ? (
              <TeamNotes key={team.participationId} game={game} team={team} own={own} isAdmin={isAdmin} />
            ) : null}
          </Suspense>
        </>
      )}
    </SidePanel>
  )
}

const addressOf = (team: RoomTeamModel | null, { facts }: Submission) =>
  team?.addresses.find(({ ip }) => ip === facts?.ip) ?? null

/** The field of notes may be out of sight. */
function NoteButton() {
  const words = useWords(answerPanelWords)
  return (
    <IconButton
      size="sm"
      look="outline"
      label={words.note}
      title={`${words.note} (N)`}
      onClick={() => pressMarked('n')}
    >
      <StickyNote aria-hidden />
    </IconButton>
  )
}
