import type { ReactNode } from 'react'
import type { PairSending } from '#contract/models/team-pairs.ts'
import { instant } from '#contract/models/time.ts'
import { HiddenText } from '#src/shell/room/hidden-text.tsx'
import { personPagePath, resultsPath } from '#src/shell/room/room-links.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { teamPairsWords } from '#src/text/areas/team-pairs.ts'
import { useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { AnswerText } from './answer-text.tsx'
import type { PairReasons } from './cheat-pairs.ts'
import { Moment } from './moment.tsx'
import { PageName } from './page-name.tsx'

/** What links the two teams, in a few words each. */
export function ReasonBadges({ reasons }: { reasons: PairReasons }) {
  const { reason } = useWords(teamPairsWords)
  const { foreignFlagCount, wrongFlagCount, addressCount, solveCount } = reasons
  return (
    <>
      {foreignFlagCount === 0 ? null : <Badge tone="red">{reason.foreign(foreignFlagCount)}</Badge>}
      {wrongFlagCount === 0 ? null : <Badge tone="orange">{reason.wrong(wrongFlagCount)}</Badge>}
      {addressCount === 0 ? null : <Badge tone="yellow">{reason.address(addressCount)}</Badge>}
      {solveCount === 0 ? null : <Badge tone="orange">{reason.order(solveCount)}</Badge>}
    </>
  )
}

export interface PairReasonsProps {
  game: number
  reasons: PairReasons
  /** The names of both, in the order of the times of their solves. */
  teams: readonly [string, string]
  incidents: readonly ReactNode[]
  isMasked: boolean
}

/** All links, with flags of each other first. */
export function PairReasonList({ game, reasons, teams, incidents, isMasked }: PairReasonsProps) {
  const words = useWords(teamPairsWords)
  const { foreignFlagCount, wrongFlags, wrongFlagCount, addresses, addressCount, solves, solveCount } =
    reasons
  return (
    <>
      <Links
        title={words.foreignFlags}
        harmless={words.harmless.foreign}
        unlisted={foreignFlagCount - incidents.length}
      >
        {incidents}
      </Links>
      <Links
        title={words.wrongFlags}
        harmless={words.harmless.wrong}
        unlisted={wrongFlagCount - wrongFlags.length}
      >
        {wrongFlags.map(({ challengeId, challenge, answer, teams: all, by }) => (
          <Row as="li" key={`${challengeId} ${answer}`} gap="facts" size="sm">
            <PageName to={resultsPath(game, challengeId)}>{challenge}</PageName>
            <AnswerText answer={answer} isMasked={isMasked} />
            {by.map((sending) => (
              <Sender key={sending.participationId} game={game} sending={sending} />
            ))}
            <OtherTeams count={all - 2} />
          </Row>
        ))}
      </Links>
      <Links
        title={words.addresses}
        harmless={words.harmless.address}
        unlisted={addressCount - addresses.length}
      >
        {addresses.map(({ ip, teams: all, first, last }) => (
          <Row as="li" key={ip} gap="facts" size="sm">
            <Text face="digits" lines="broken">
              <HiddenText isMasked={isMasked}>{ip}</HiddenText>
            </Text>
            <Text tone="muted">
              <Moment at={instant(first)} /> – <Moment at={instant(last)} />
            </Text>
            <OtherTeams count={all - 2} />
          </Row>
        ))}
      </Links>
      <Links title={words.order} harmless={words.harmless.order} unlisted={solveCount - solves.length}>
        {solves.map(({ challengeId, challenge, ats }) => (
          <Row as="li" key={challengeId} gap="facts" size="sm">
            <PageName to={resultsPath(game, challengeId)}>{challenge}</PageName>
            {ats.map((at, nth) => (
              <Text key={nth === 0 ? 'one' : 'other'} tone="muted">
                <bdi>{teams[nth]}</bdi> <Moment at={instant(at)} />
              </Text>
            ))}
          </Row>
        ))}
      </Links>
    </>
  )
}

interface LinksProps {
  title: string
  /** How the link may have come about by chance. */
  harmless: string
  /** Links that the server has left out. The evidence has them. */
  unlisted: number
  children: readonly ReactNode[]
}

function Links({ title, harmless, unlisted, children }: LinksProps) {
  const words = useWords(teamPairsWords)
  if (children.length === 0) return null
  return (
    <Stack gap="1" narrows>
      <Text as="h3" size="sm" weight="semibold">
        {title}
      </Text>
      <Text as="p" size="sm" tone="muted">
        {harmless}
      </Text>
      <Stack as="ol" gap="2" narrows>
        {children}
      </Stack>
      {unlisted === 0 ? null : (
        <Text as="p" size="sm" tone="muted">
          {words.unlisted(unlisted)}
        </Text>
      )}
    </Stack>
  )
}

function Sender({ game, sending: { at, userId, user } }: { game: number; sending: PairSending }) {
  const { nobody } = useWords(monitorWords)
  return (
    <Text tone="muted">
      <PageName to={userId === null ? null : personPagePath(game, userId)}>{user || nobody}</PageName>{' '}
      <Moment at={instant(at)} />
    </Text>
  )
}

function OtherTeams({ count }: { count: number }) {
  const words = useWords(teamPairsWords)
  return count === 0 ? null : <Text tone="muted">{words.otherTeams(count)}</Text>
}
