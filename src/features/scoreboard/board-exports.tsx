import { Download } from 'lucide-react'
import { memo } from 'react'
import { exportStandings } from '#contract/calls/board.ts'
import { downloadScoreboardSheet, downloadSubmissionSheet } from '#contract/calls/game.ts'
import { addressOf } from '#src/api/address.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useSession } from '#src/bind/use-session.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useWords } from '#src/text/use-text.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { css } from '#styled/css/index.js'

/** The board as files: for everybody in the form that CTFtime takes, as sheets for those who watch over the game. */
export const BoardExports = memo(function BoardExports({ game }: { game: number }) {
  const words = useWords(scoreboardWords).export
  const { features } = useConfig()
  const { view } = useSession()
  const role = view.kind === 'signed-in' ? view.account.role : null
  const sent = { params: { id: game } }
  const files = [
    ...(features?.includes('ctftime') ? [{ call: exportStandings, name: words.ctftime }] : []),
    ...(role === 'Monitor' || role === 'Admin'
      ? [
          { call: downloadScoreboardSheet, name: words.scoreboard },
          { call: downloadSubmissionSheet, name: words.submissions },
        ]
      : []),
  ]
  if (files.length === 0) return null
  return (
    <ul aria-label={words.title} className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
      {files.map(({ call, name }) => (
        <li key={call.path}>
          <LinkButton href={addressOf(call, sent)} download look="outline" size="sm" icon={<Download aria-hidden />}>
            {name}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
})
