import { Link } from 'react-router-dom'
import { listChallengesToEdit, listNoticesToEdit } from '#contract/calls/edit.ts'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { CHALLENGE_TAGS } from '#contract/models/challenge-names.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { EPOCH, instant } from '#contract/models/time.ts'
import { useRead } from '#src/api/use-read.ts'
import { formatMoment, formatNumber } from '#src/format/number-and-date.ts'
import { gameArchiveWords } from '#src/text/areas/game-archive.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { useFocusOn } from '#src/ui/use-focus-on.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { css } from '#styled/css/index.js'

/** What came in, as a preview before anything of it is shown, and the way to it. */
export function ImportedGame({ game: { id, title, start, end, hidden } }: { game: GameInfoModel }) {
  const { locale } = useText()
  const words = useWords(gameArchiveWords).import
  const open = useFocusOn<HTMLAnchorElement>(id)
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
          <div key={name} className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '2' })}>
            <Text as="dt" tone="muted">
              {name}
            </Text>
            <dd>{fact}</dd>
          </div>
        ))}
      </Stack>
      <Text as="p" size="sm" tone="muted">
        {words.keys}
      </Text>
      <LinkButton ref={open} as={Link} to={`/admin/games/${id}/info`} tone="brand" shape="wide">
        {words.open}
      </LinkButton>
    </Stack>
  )
}

/** "Crypto 3, Web 5", in the order of the wire. */
function categoriesOf(challenges: readonly Pick<ChallengeInfoModel, 'tag'>[], locale: string): string {
  const counts = CHALLENGE_TAGS.map(
    (tag) => [tag, challenges.filter((one) => one.tag === tag).length] as const,
  )
  const named = counts.flatMap(([tag, count]) =>
    count === 0 ? [] : [`${tag} ${formatNumber(count, locale)}`],
  )
  return new Intl.ListFormat(locale, { type: 'unit' }).format(named)
}
