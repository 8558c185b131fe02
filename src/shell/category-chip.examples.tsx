import { CHALLENGE_TAGS, type ChallengeTag } from '#contract/models/challenge-names.ts'
import { Row } from '#src/ui/layout.tsx'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { CategoryChip, CategoryIcon } from './category-chip.tsx'

export const examples = { all: CHALLENGE_TAGS } as const satisfies Record<string, readonly ChallengeTag[]>

export const shown = shownExamples<readonly ChallengeTag[]>(examples, (tags) => (
  <Row gap="2">
    {tags.map((tag) => (
      <Row key={tag} gap="1">
        <CategoryIcon tag={tag} />
        <CategoryChip tag={tag} />
      </Row>
    ))}
  </Row>
))
