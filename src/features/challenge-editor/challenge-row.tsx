import Flag from 'lucide-react/icons/flag'
import SquarePen from 'lucide-react/icons/square-pen'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import type { ChallengeActionKind } from '#machines/admin/challenge-actions.machine.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import type { Problem } from '#contract/problem.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Row, SrOnly, Stack, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { listRow } from '#styled/recipes/list-row.js'
import { challengePath } from './challenge-path.ts'

export interface ChallengeRowProps {
  game: number
  challenge: ChallengeInfoModel
  busy: ChallengeActionKind | null
  problem: Problem | null
  onTurn: (challenge: ChallengeInfoModel, isEnabled: boolean) => void
}

/**
 * Rendered only when its challenge has changed: there may be hundreds, and each letter of a search renders
 * the list.
 */
export const ChallengeRow = memo(ChallengeLine)

function ChallengeLine({ game, challenge, busy, problem, onTurn }: ChallengeRowProps) {
  const { locale, screens } = useText()
  const { list: words, type, container } = useWords(challengeEditorWords)
  const { id, title, isEnabled, needs, score, minScore, originalScore } = challenge
  const path = challengePath({ game, challenge: id })
  const style = listRow({ begins: 'facts', many: true })
  return (
    <li className={style.root}>
      <Stack gap="1" narrows>
        <Row as="span" gap="2" align="baseline">
          <Text as={Link} to={path} weight="semibold" tone="default" lines="broken" press="tinted">
            {title}
          </Text>
          <Text face="digits" size="sm" tone="muted">
            #{id}
          </Text>
        </Row>
        <Row as="span" gap="wide-words" align="stretch" size="sm" tone="muted">
          <span>{type[challenge.type]}</span>
          <span>
            {words.worth(formatNumber(score, locale))},{' '}
            {words.range(formatNumber(minScore, locale), formatNumber(originalScore, locale))}
          </span>
        </Row>
      </Stack>
      <Row gap="3">
        <Switch
          label={
            <Text size="sm">
              <span aria-hidden>{isEnabled ? words.on : words.off}</span>
              <SrOnly>{words.switch(title)}</SrOnly>
            </Text>
          }
          checked={busy === null ? isEnabled : busy === 'enable'}
          aria-busy={busy !== null}
          {...(needs === undefined ? {} : { 'aria-describedby': `needs-${id}` })}
          onCheckedChange={(isOn) => onTurn(challenge, isOn)}
          className={style.turn}
        />
        <LinkButton
          as={Link}
          to={`${path}/flags`}
          look="ghost"
          size="sm"
          icon={<Flag aria-hidden />}
          aria-label={words.flagsOf(title)}
        >
          {words.flags}
        </LinkButton>
        <LinkButton
          as={Link}
          to={path}
          look="outline"
          size="sm"
          icon={<SquarePen aria-hidden />}
          aria-label={words.editOf(title)}
        >
          {words.edit}
        </LinkButton>
      </Row>
      {needs === undefined ? null : (
        <Alert tone={isEnabled ? 'danger' : 'warning'} announce="not" className={style.whole}>
          <span id={`needs-${id}`}>{container.needs[needs]}</span>
        </Alert>
      )}
      {problem ? (
        <Alert tone="danger" className={style.whole}>
          {problemWords(problem, screens.reading)}
        </Alert>
      ) : null}
    </li>
  )
}
