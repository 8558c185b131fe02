import Download from 'lucide-react/icons/download'
import { memo } from 'react'
import { exportStandings } from '#contract/calls/board.ts'
import { downloadScoreboardSheet, downloadSubmissionSheet } from '#contract/calls/game.ts'
import { callUrl } from '#src/api/call-url.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useSession } from '#src/bind/use-session.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useWords } from '#src/text/use-text.ts'
import { Row } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { useFullView } from './use-full-view.ts'

/**
 * The board as files: for everybody the one on view in the form that CTFtime takes, for those who watch over
 * the game sheets of everything.
 */
export const BoardExports = memo(function BoardExports({ game }: { game: number }) {
  const words = useWords(scoreboardWords).export
  const { features } = useConfig()
  const { view } = useSession()
  const role = view.kind === 'signed-in' ? view.account.role : null
  const { shown } = useFullView()
  const sent = { params: { id: game } }
  const ofView = shown === 'full' ? { ...sent, query: { full: true } } : sent
  const files = [
    ...(features?.includes('ctftime')
      ? [{ href: callUrl(exportStandings, ofView), name: words.ctftime }]
      : []),
    ...(role === 'Monitor' || role === 'Admin'
      ? [
          { href: callUrl(downloadScoreboardSheet, sent), name: words.scoreboard },
          { href: callUrl(downloadSubmissionSheet, sent), name: words.submissions },
        ]
      : []),
  ]
  if (files.length === 0) return null
  return (
    <Row as="ul" aria-label={words.title} gap="2" align="stretch">
      {files.map(({ href, name }) => (
        <li key={name}>
          <LinkButton href={href} download look="outline" size="sm" icon={<Download aria-hidden />}>
            {name}
          </LinkButton>
        </li>
      ))}
    </Row>
  )
})
