import { useState } from 'react'
import { CHALLENGE_TAGS, type ChallengeTag } from '#contract/models/challenge-names.ts'
import { EPOCH, instant } from '#contract/models/time.ts'
import { formatDayHour } from '#src/format/time.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeTableWords } from '#src/text/areas/challenge-table.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { DateTime } from '#src/ui/date-time.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import type { BulkFacts } from './bulk-acts.ts'

interface OpeningValueProps {
  facts: BulkFacts
  at: number | null
  onAt: (at: number | null) => void
}

/** The user types a time, or chooses the future opening time of other challenges. */
export function OpeningValue({ facts, at, onAt }: OpeningValueProps) {
  const { locale } = useText()
  const { ask: words } = useWords(challengeTableWords)
  const [from, setFrom] = useState('typed')
  const coming = facts.own
    .map(({ opensAt }) => instant(opensAt ?? EPOCH))
    .filter((opensAt) => opensAt > facts.now)
    .toSorted((one, other) => one - other)
  const choices = [
    { value: 'typed', label: words.typed },
    ...[...new Set(coming)].map((opensAt) => ({
      value: String(opensAt),
      label: words.wave(formatDayHour(opensAt, locale), coming.filter((other) => other === opensAt).length),
    })),
  ]
  return (
    <Stack gap="3">
      {choices.length === 1 ? null : (
        <PlainSelect
          label={words.when}
          choices={choices}
          value={from}
          onValueChange={(value) => {
            setFrom(value)
            onAt(value === 'typed' ? null : Number(value))
          }}
        />
      )}
      {from === 'typed' ? (
        <DateTime
          label={words.opensAt}
          hint={words.opensHint}
          now={facts.now}
          value={at}
          onValueChange={onAt}
        />
      ) : null}
    </Stack>
  )
}

export function CategoryValue({ tag, onTag }: { tag: ChallengeTag; onTag: (tag: ChallengeTag) => void }) {
  const { category } = useWords(challengeTableWords)
  const { labelOf } = useCategories()
  return (
    <PlainSelect
      label={category}
      choices={CHALLENGE_TAGS.map((value) => ({ value, label: labelOf(value) }))}
      value={tag}
      onValueChange={onTag}
    />
  )
}

const AT_END = 'end'

interface PlaceValueProps {
  facts: BulkFacts
  before: number | null
  onBefore: (before: number | null) => void
}

export function PlaceValue({ facts: { own, chosen }, before, onBefore }: PlaceValueProps) {
  const { ask: words } = useWords(challengeTableWords)
  const tags = new Set(own.filter(({ id }) => chosen.has(id)).map(({ tag }) => tag))
  // Players see the challenges by category, so a place in another one would change nothing.
  const places = own.filter(({ id, tag }) => !chosen.has(id) && tags.has(tag))
  return (
    <PlainSelect
      label={words.before}
      choices={[
        ...places.map(({ id, title }) => ({ value: String(id), label: words.beforeOne(title) })),
        { value: AT_END, label: words.atEnd },
      ]}
      value={before === null ? AT_END : String(before)}
      onValueChange={(value) => onBefore(value === AT_END ? null : Number(value))}
    />
  )
}
