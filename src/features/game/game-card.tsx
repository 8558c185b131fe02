import Flag from 'lucide-react/icons/flag'
import { Link } from 'react-router-dom'
import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { formatCountdown, formatMoment } from '#src/format/number-and-date.ts'
import { PHASE_TONES } from '#src/shell/phase-tones.ts'
import { useText } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { css, cx } from '#styled/css/index.js'
import { toGameProgress, type GameProgress } from './game-progress.ts'

const HOUR_MS = 3_600_000

/** The whole card leads to the game. */
export function GameCard({
  game,
  now,
  rank: Title = 'h3',
}: {
  game: BasicGameInfoModel
  now: number
  rank?: 'h2' | 'h3'
}) {
  const { locale, screens } = useText()
  const words = screens.game
  const span = toGameProgress(game, now)
  return (
    <Card
      as={Link}
      to={`/games/${game.id}`}
      padding="none"
      press="whole"
      className={css({ display: 'flex', flexDirection: 'column' })}
    >
      <Poster src={game.poster} className={grounds[span.phase]} />
      <span className={css({ display: 'flex', flexDirection: 'column', gap: '2', padding: '4', flex: '1' })}>
        <Row as="span" gap="1" align="stretch">
          <Badge tone={PHASE_TONES[span.phase]}>{words.phase[span.phase]}</Badge>
          <Badge>{words.teamSize(game.limit)}</Badge>
        </Row>
        <Title className={css({ textStyle: 'heading', overflowWrap: 'anywhere' })}>{game.title}</Title>
        {game.summary === '' ? null : (
          <span className={css({ color: 'fg.muted', lineClamp: '3' })}>{game.summary}</span>
        )}
        <span
          className={css({
            display: 'flex',
            flexDirection: 'column',
            gap: '2',
            marginBlockStart: 'auto',
            fontSize: 'sm',
          })}
        >
          {span.phase === 'ongoing' ? (
            <Progress
              label={words.progress}
              value={span.share}
              size="sm"
              tone={span.isLast ? 'warning' : 'brand'}
            />
          ) : null}
          <Facts span={span} locale={locale} />
        </span>
      </span>
    </Card>
  )
}

function Facts({ span, locale }: { span: GameProgress; locale: string }) {
  const words = useText().screens.game
  const lengthMs = span.phase === 'ongoing' ? span.leftMs : span.endsAt - span.startsAt
  const [moment, at] =
    span.phase === 'coming'
      ? ([words.startsAt, span.startsAt] as const)
      : ([span.phase === 'ongoing' ? words.endsAt : words.endedAt, span.endsAt] as const)
  return (
    <span
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: '4',
        rowGap: '1',
        color: 'fg.muted',
      })}
    >
      <span>
        {moment}{' '}
        <Text as="time" dateTime={new Date(at).toISOString()} face="digits" tone="default">
          {formatMoment(at, locale)}
        </Text>
      </span>
      <span>
        {span.phase === 'ongoing' ? words.timeLeft : words.duration}{' '}
        <Text face="digits" tone="default">
          {lengthMs < HOUR_MS ? formatCountdown(lengthMs) : words.hours(Math.floor(lengthMs / HOUR_MS))}
        </Text>
      </span>
    </span>
  )
}

function Poster({ src, className }: { src: string | null; className: string }) {
  return (
    <span aria-hidden className={cx(poster, className)}>
      <Flag />
      {src ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className={css({
            position: 'absolute',
            inset: '0',
            width: 'full',
            height: 'full',
            objectFit: 'cover',
          })}
        />
      ) : null}
    </span>
  )
}

const poster = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  height: '32',
  overflow: 'hidden',
  '& > svg': { boxSize: '10' },
})
/** The phase's colour stands in for a missing poster. */
const grounds = {
  coming: css({ backgroundColor: 'tone.yellow.soft', color: 'tone.yellow.text' }),
  ongoing: css({ backgroundColor: 'tone.green.soft', color: 'tone.green.text' }),
  ended: css({ backgroundColor: 'tone.blue.soft', color: 'tone.blue.text' }),
  practice: css({ backgroundColor: 'tone.violet.soft', color: 'tone.violet.text' }),
} satisfies Record<GameProgress['phase'], string>
