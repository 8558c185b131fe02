import { Suspense } from 'react'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import type { Submission } from '#contract/models/submission.ts'
import { useConfig } from '#src/api/use-config.ts'
import type { Read } from '#src/api/use-read.ts'
import { useAccountView } from '#src/shell/frame/account-view.ts'
import { answerPanelWords } from '#src/text/areas/answer-panel.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { LoadError } from '#src/ui/load-error.tsx'
import { roomPage } from '#styled/recipes/room-page.js'
import { AnswerFacts } from './answer-facts.tsx'
import { TeamCard, TeamCardWaiting } from './team-card.tsx'
import { TeamNotes } from './team-notes.tsx'

export interface AnswerPanelBodyProps {
  game: number
  submission: Submission
  /** The number of wrong submissions that share the row. */
  count: number
  isMasked: boolean
  /** False for monitors, who delete only their own notes. */
  isAdmin: boolean
  /** The team of the submission. Null: the server has no pages of teams. */
  read: Read<RoomTeamModel> | null
}

/** The submission is shown at once, and its team as soon as it has been read. */
export function AnswerPanelBody({ game, submission, count, isMasked, isAdmin, read }: AnswerPanelBodyProps) {
  const { reading } = useText().screens
  const words = useWords(answerPanelWords)
  const account = useAccountView()
  const hasNotes = useConfig().features?.includes('team-notes') === true
  const own = account.kind === 'account' ? account.name : ''
  const facts = { game, submission, count, isMasked, hasPages: read !== null }
  switch (read?.state) {
    case undefined:
      return <AnswerFacts {...facts} address={null} />
    case 'waiting':
      return (
        <>
          <AnswerFacts {...facts} address={null} />
          <TeamCardWaiting />
        </>
      )
    case 'failed':
      return (
        <>
          <AnswerFacts {...facts} address={null} />
          {read.problem.kind === 'missing' ? (
            <p className={roomPage().section}>{words.teamGone}</p>
          ) : (
            <LoadError {...failedWords(read.problem, reading)} onRetry={read.refresh} />
          )}
        </>
      )
    case 'ready': {
      const team = read.value
      return (
        <>
          <AnswerFacts
            {...facts}
            address={team.addresses.find(({ ip }) => ip === submission.facts?.ip) ?? null}
          />
          <TeamCard game={game} team={team} isMasked={isMasked} />
          <Suspense>
            {hasNotes ? (
              <TeamNotes key={team.participationId} game={game} team={team} own={own} isAdmin={isAdmin} />
            ) : null}
          </Suspense>
        </>
      )
    }
    default:
      return read satisfies never
  }
}
