import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Severity } from '#contract/models/opening-check-names.ts'
import type { OpeningFinding } from '#contract/models/opening-check.ts'
import { findingTargetOf } from '#src/shell/room/finding-target.ts'
import { openingCheckWords } from '#src/text/areas/opening-check.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { inlineLink } from '#src/ui/inline-link.ts'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { bySeverity } from './opening-check-view.ts'

const ICONS = { Error: CircleX, Warning: TriangleAlert, Information: Info }

/**
 * Only this number of findings per severity is shown first, because a game of hundreds of challenges would
 * fill the screen.
 */
const FIRST_SHOWN = 5

export function FindingList({ game, findings }: { game: number; findings: readonly OpeningFinding[] }) {
  return bySeverity(findings).map((group) => <Group key={group.severity} game={game} {...group} />)
}

function Group({
  game,
  severity,
  findings,
}: {
  game: number
  severity: Severity
  findings: readonly OpeningFinding[]
}) {
  const words = useWords(openingCheckWords)
  const [extent, setExtent] = useState<'first' | 'all'>('first')
  const Icon = ICONS[severity]
  return (
    <section aria-labelledby={`findings-${severity}`}>
      <Text as="h3" id={`findings-${severity}`} below="2">
        <Row as="span" gap="2" wrap={false}>
          <Text as={Icon} aria-hidden tone={COLOURS[severity]} />
          {words.severity[severity]}
          <Text size="sm" weight="normal" tone="muted">
            {findings.length}
          </Text>
        </Row>
      </Text>
      <Stack as="ul" gap="2">
        {(extent === 'all' ? findings : findings.slice(0, FIRST_SHOWN)).map((finding) => (
          <Row
            as="li"
            key={`${finding.kind} ${finding.challengeId} ${finding.detail}`}
            gap="wide-words"
            align="stretch"
            size="sm"
          >
            <Finding game={game} finding={finding} />
          </Row>
        ))}
      </Stack>
      {findings.length > FIRST_SHOWN ? (
        <Button
          size="sm"
          look="ghost"
          aria-expanded={extent === 'all'}
          onClick={() => setExtent(extent === 'all' ? 'first' : 'all')}
          place="edge"
        >
          {extent === 'all' ? words.fewer : words.all(findings.length)}
        </Button>
      ) : null}
    </section>
  )
}

function Finding({ game, finding }: { game: number; finding: OpeningFinding }) {
  const words = useWords(openingCheckWords)
  const { kind, challenge, detail } = finding
  const { to, fix } = findingTargetOf(game, finding)
  // A newer server may report kinds without a text here. Their name is better than nothing.
  const sentence = words.finding[kind] ? words.finding[kind](detail ?? '') : kind
  return (
    <>
      <Text narrows lines="broken">
        {challenge === null ? null : <strong>{words.of(challenge)}</strong>}
        {sentence}
      </Text>
      <Link
        to={to}
        aria-label={words.fixOf(
          words.fix[fix],
          `${challenge === null ? '' : words.of(challenge)}${sentence}`,
        )}
        className={inlineLink}
      >
        {words.fix[fix]}
      </Link>
    </>
  )
}

const COLOURS = {
  Error: 'danger',
  Warning: 'warning',
  Information: 'muted',
} as const
