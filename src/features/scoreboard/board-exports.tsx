import Download from 'lucide-react/icons/download'
import { exportStandings } from '#contract/calls/board.ts'
import { downloadScoreboardSheet, downloadSubmissionSheet } from '#contract/calls/game.ts'
import { callUrl } from '#src/api/call-url.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useSession } from '#src/bind/use-session.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useWords } from '#src/text/use-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { useFullView } from './use-full-view.ts'

/** A button with the files of the board. Renders nothing if there are no files. */
export function DownloadFiles({ game }: { game: number }) {
  const words = useWords(scoreboardWords).export
  if (useFiles(game).length === 0) return null
  return (
    <Popover
      title={words.title}
      trigger={
        <IconButton size="sm" label={words.title} aria-keyshortcuts="D">
          <Download aria-hidden />
        </IconButton>
      }
    >
      <BoardFiles game={game} />
    </Popover>
  )
}

export function BoardFiles({ game }: { game: number }) {
  const words = useWords(scoreboardWords).export
  const files = useFiles(game)
  if (files.length === 0) return null
  return (
    <Stack as="ul" aria-label={words.title} gap="2">
      {files.map(({ href, name }) => (
        <li key={name}>
          <LinkButton href={href} download look="outline" size="sm" icon={<Download aria-hidden />}>
            {name}
          </LinkButton>
        </li>
      ))}
    </Stack>
  )
}

/**
 * Everyone gets the visible board in CTFtime's format, if the server has it. Monitors and administrators also
 * get two spreadsheets.
 */
function useFiles(game: number): readonly { href: string; name: string }[] {
  const words = useWords(scoreboardWords).export
  const { features } = useConfig()
  const { view } = useSession()
  const role = view.kind === 'signed-in' ? view.account.role : null
  const { shown } = useFullView()
  const sent = { params: { id: game } }
  const ofView = shown === 'full' ? { ...sent, query: { full: true } } : sent
  return [
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
}
