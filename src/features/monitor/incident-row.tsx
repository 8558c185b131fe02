import { personPagePath, resultsPath } from '#src/shell/room/room-links.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Row, Text } from '#src/ui/layout.tsx'
import { AnswerText } from './answer-text.tsx'
import type { Incident } from './cheat-pairs.ts'
import { Moment } from './moment.tsx'
import { PageName } from './page-name.tsx'

export interface IncidentRowProps {
  game: number
  incident: Incident
  isMasked: boolean
}

/** Who submitted whose flag, of which challenge, and when. */
export function IncidentRow({ game, incident, isMasked }: IncidentRowProps) {
  const { cheats: words, nobody } = useWords(monitorWords)
  const { at, user, userId, challenge, challengeId, answer, sender, owner } = incident
  return (
    <Row as="li" gap="facts" size="sm">
      <Text lines="broken">{words.incident(sender, owner)}</Text>
      <PageName to={challengeId === null ? null : resultsPath(game, challengeId)}>{challenge}</PageName>
      <AnswerText answer={answer} isMasked={isMasked} />
      <PageName to={userId === null ? null : personPagePath(game, userId)}>{user || nobody}</PageName>
      <Text tone="muted">
        <Moment at={at} />
      </Text>
    </Row>
  )
}
