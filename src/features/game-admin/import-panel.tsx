import { Link } from 'react-router-dom'
import { listChallengesToEdit, listNoticesToEdit } from '#contract/calls/edit.ts'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { CHALLENGE_TAGS } from '#contract/models/challenge-names.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { EPOCH, instant } from '#contract/models/time.ts'
import { MAX_ARCHIVE_BYTES } from '#contract/rules/game-archive.ts'
import type { GameImportView, ImportCommand } from '#machines/admin/game-import.machine.ts'
import { useRead } from '#src/api/use-read.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { formatMoment, formatNumber } from '#src/format/number-and-date.ts'
import { gameArchiveWords } from '#src/text/areas/game-archive.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/file-drop.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { NotUploaded, Uploading } from '#src/ui/upload-steps.tsx'

export interface ImportPanelProps {
  view: GameImportView
  send: (wish: ImportCommand) => void
}

export function ImportPanel({ view, send }: ImportPanelProps) {
  const { locale, screens } = useText()
  const words = useWords(gameArchiveWords).import
  const most = formatBytes(MAX_ARCHIVE_BYTES, locale)
  switch (view.kind) {
    case 'idle':
      return (
        <Stack gap="3">
          <Text as="p" tone="muted">
            {words.text}
          </Text>
          <FileDrop
            label={words.choose}
            hint={words.chooseHint(most)}
            accept=".zip,application/zip"
            error={
              view.flaw === null
                ? null
                : view.flaw === 'large'
                  ? words.flaw.large(most)
                  : words.flaw[view.flaw]
            }
            onFiles={([file]) => (file ? send({ type: 'upload', file }) : undefined)}
          />
        </Stack>
      )
    case 'sending':
      return (
        <Uploading
          label={words.sending(view.file)}
          share={view.share}
          text={`${words.sending(view.file)} · ${words.sent(Math.floor(view.share * 100))}`}
          stop={words.stop}
          onStop={() => send({ type: 'cancel' })}
        />
      )
    case 'unpacking':
      return (
        <Stack gap="3">
          <Progress label={words.sending(view.file)} value={1} />
          <Button data-step state="busy" place="start">
            {words.unpacking}
          </Button>
        </Stack>
      )
    case 'failed':
    case 'cancelled':
      return (
        <NotUploaded
          why={
            view.kind === 'failed'
              ? { kind: 'failed', title: words.failed, text: problemWords(view.problem, screens.reading) }
              : { kind: 'cancelled', text: words.cancelled(view.file) }
          }
          labels={{ retry: words.retry, leave: words.dismiss }}
          onRetry={() => send({ type: 'retry' })}
          onLeave={() => send({ type: 'dismiss' })}
        />
      )
    case 'imported':
      return <ImportedGame game={view.game} />
    default:
      return view satisfies never
  }
}

/** Shows facts of the imported game for the organiser to check, with a link to its editor. */
function ImportedGame({ game: { id, title, start, end, hidden } }: { game: GameInfoModel }) {
  const { locale } = useText()
  const words = useWords(gameArchiveWords).import
  const challenges = useRead(listChallengesToEdit, { params: { id } }, 'once')
  const notices = useRead(listNoticesToEdit, { params: { id } }, 'once')
  const [startsAt, endsAt] = [instant(start), instant(end)]
  const isTimed = startsAt !== instant(EPOCH) || endsAt !== instant(EPOCH)
  const facts = [
    [words.facts.number, `#${id}`],
    [
      words.facts.span,
      isTimed ? words.span(formatMoment(startsAt, locale), formatMoment(endsAt, locale)) : words.untimed,
    ],
    ...(challenges.state === 'ready'
      ? [
          [
            words.facts.challenges,
            words.challenges(
              challenges.value.length,
              challenges.value.filter(({ isEnabled }) => isEnabled).length,
            ),
          ],
        ]
      : []),
    ...(challenges.state === 'ready' && challenges.value.length > 0
      ? [[words.facts.categories, categoriesOf(challenges.value, locale)]]
      : []),
    ...(notices.state === 'ready' ? [[words.facts.notices, formatNumber(notices.value.length, locale)]] : []),
  ]
  return (
    <Stack gap="3">
      <Alert tone={hidden ? 'success' : 'warning'} title={words.done(title)}>
        {hidden ? words.hidden : words.shown}
      </Alert>
      <Stack as="dl" gap="2">
        {facts.map(([name, fact]) => (
          <Row key={name} gap="words" align="stretch">
            <Text as="dt" tone="muted">
              {name}
            </Text>
            <dd>{fact}</dd>
          </Row>
        ))}
      </Stack>
      <Text as="p" size="sm" tone="muted">
        {words.keys}
      </Text>
      <LinkButton as={Link} to={`/games/${id}/room/settings`} tone="brand" shape="wide">
        {words.open}
      </LinkButton>
    </Stack>
  )
}

/** Such as "Crypto 3, Web 5", in the order in which the contract lists categories. */
function categoriesOf(challenges: readonly Pick<ChallengeInfoModel, 'tag'>[], locale: string): string {
  const counts = CHALLENGE_TAGS.map(
    (tag) => [tag, challenges.filter((one) => one.tag === tag).length] as const,
  )
  const named = counts.flatMap(([tag, count]) =>
    count === 0 ? [] : [`${tag} ${formatNumber(count, locale)}`],
  )
  return new Intl.ListFormat(locale, { type: 'unit' }).format(named)
}
