import EyeOff from 'lucide-react/icons/eye-off'
import KeyRound from 'lucide-react/icons/key-round'
import Users from 'lucide-react/icons/users'
import { Link, useNavigationType } from 'react-router-dom'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { PHASE_TONES } from '#src/shell/phase-tones.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { useText } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { css } from '#styled/css/index.js'
import { CountdownRing } from './countdown-ring.tsx'
import { GAME_TABS } from './game-tabs.ts'
import type { GameTab } from './game-access.ts'
import type { GameProgress } from './game-progress.ts'

const STATUS_TONES = { Pending: 'yellow', Accepted: 'green', Rejected: 'red', Suspended: 'red' } as const

export function GameBanner({
  game,
  span,
  tabs,
}: {
  game: DetailedGameInfoModel
  span: GameProgress
  tabs: readonly GameTab[]
}) {
  const { locale, screens } = useText()
  const title = useFocusHeading(useNavigationType() !== 'POP')
  const words = screens.game
  return (
    <header className={banner}>
      <div className={inner}>
        <Stack gap="4" grows>
          <Row gap="2" align="stretch">
            <Badge size="md" tone={PHASE_TONES[span.phase]}>
              {words.phase[span.phase]}
            </Badge>
            <Badge size="md" icon={<Users aria-hidden />}>
              {words.teamSize(game.limit)}
            </Badge>
            {game.hidden ? (
              <Badge size="md" tone="orange" icon={<EyeOff aria-hidden />}>
                {words.hidden}
              </Badge>
            ) : null}
            {game.inviteCodeRequired ? (
              <Badge size="md" icon={<KeyRound aria-hidden />}>
                {words.inviteOnly}
              </Badge>
            ) : null}
            {game.status === 'Unsubmitted' ? null : (
              <Badge size="md" tone={STATUS_TONES[game.status]}>
                {words.status[game.status]}
              </Badge>
            )}
          </Row>
          <Row gap="4" justify="between">
            <h1
              ref={title}
              tabIndex={-1}
              className={css({
                outline: 'none',
                fontSize: { base: '3xl', md: '4xl' },
                fontWeight: 'bold',
                lineHeight: 'tight',
                letterSpacing: 'tight',
                overflowWrap: 'anywhere',
              })}
            >
              {game.title}
            </h1>
            <CountdownRing span={span} />
          </Row>
          {game.summary === '' ? null : (
            <Text as="p" size="lg" tone="muted">
              {game.summary}
            </Text>
          )}
          <Row as="dl" gap="wide-facts" align="stretch">
            <Fact name={words.startsAt} at={span.startsAt} locale={locale} />
            <Fact name={words.endsAt} at={span.endsAt} locale={locale} />
          </Row>
          <Text as="p" tone="muted">
            {words.teamsJoined(game.teamCount)}
            {game.teamName ? ` · ${words.asTeam(game.teamName)}` : null}
            {game.practiceMode ? ` · ${words.practiceStays}` : null}
          </Text>
          {tabs.length === 0 ? null : (
            <Row gap="3" align="stretch">
              {tabs.map((tab) => {
                const { path, icon: Icon } = GAME_TABS[tab]
                return (
                  <LinkButton
                    key={tab}
                    as={Link}
                    to={`/games/${game.id}/${path}`}
                    look="outline"
                    icon={<Icon aria-hidden />}
                  >
                    {words[tab]}
                  </LinkButton>
                )
              })}
            </Row>
          )}
        </Stack>
        {game.poster ? <img src={game.poster} alt="" className={poster} /> : null}
      </div>
    </header>
  )
}

function Fact({ name, at, locale }: { name: string; at: number; locale: string }) {
  return (
    <Row gap="2" wrap={false} align="stretch">
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <Text as="dd" face="digits">
        <time dateTime={new Date(at).toISOString()}>{formatMoment(at, locale)}</time>
      </Text>
    </Row>
  )
}

const banner = css({
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'border.surface',
  backgroundColor: 'bg.surface',
})
const inner = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  width: 'full',
  maxWidth: 'content',
  marginInline: 'auto',
  paddingInline: { base: '4', md: '8' },
  paddingBlock: { base: '6', md: '10' },
})
const poster = css({
  display: { base: 'none', md: 'block' },
  flexShrink: '0',
  width: '96',
  maxWidth: 'half',
  aspectRatio: 'banner',
  objectFit: 'cover',
  borderRadius: 'card',
})
