import type { ReactNode } from 'react'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { instant } from '#contract/models/time.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { hiddenSince } from '#contract/rules/freeze.ts'
import { gamePhase } from '#contract/rules/game-phase.ts'
import { useNow } from '#src/browser/clock.ts'
import { formatCountdown } from '#src/format/number-and-date.ts'
import { formatHour, formatTime } from '#src/format/time.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'

interface HeadProps {
  game: DetailedGameInfoModel
  board: Board | null
  /** The moment that is on view; null for now. */
  at: number | null
  children: ReactNode
}

/** Which game, and how long it goes on. */
export function ProjectorHead({ game, board, at, children }: HeadProps) {
  const { locale } = useText()
  const words = useWords(projectorWords)
  const now = useNow()
  const curtain = board ? hiddenSince(board.freeze) : null
  return (
    <header className={head}>
      <h1 className={css({ textStyle: 'title', flex: '1', minWidth: '48', overflowWrap: 'anywhere' })}>
        {game.title}
      </h1>
      {children}
      {at === null ? null : (
        <Badge tone="amber" size="md">
          {words.as(formatTime(at, locale))}
        </Badge>
      )}
      {curtain === null || curtain > now ? null : (
        <Badge tone="blue" size="md">
          {words.frozen(formatHour(curtain, locale))}
        </Badge>
      )}
      <TimeLeft game={game} />
    </header>
  )
}

function TimeLeft({ game }: { game: DetailedGameInfoModel }) {
  const words = useText().screens.game
  const now = useNow()
  const [startsAt, endsAt] = [instant(game.start), instant(game.end)]
  const phase = gamePhase({ startsAt, endsAt, practiceMode: game.practiceMode }, now)
  const isUnderWay = phase === 'coming' || phase === 'ongoing'
  return (
    <Row as="p" gap="3" wrap={false} align="baseline">
      <Text tone="muted">
        {phase === 'coming' ? words.untilStart : phase === 'ongoing' ? words.timeLeft : words.phase[phase]}
      </Text>
      <span
        role="timer"
        className={css({ textStyle: 'digits', fontSize: { base: '3xl', md: '4xl' }, fontWeight: 'bold' })}
      >
        {isUnderWay ? formatCountdown((phase === 'coming' ? startsAt : endsAt) - now) : words.over}
      </span>
    </Row>
  )
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  paddingInline: { base: '4', md: '8' },
  paddingBlock: '4',
})
