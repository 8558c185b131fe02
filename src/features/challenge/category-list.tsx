import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { CATEGORY_ICONS } from '#src/shell/category-icons.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { css } from '#styled/css/index.js'
import type { ProgressView } from './challenges-view.ts'

export interface CategoryListProps {
  progress: readonly ProgressView[]
  tag: ChallengeTag | null
  onChoose: (tag: ChallengeTag | null) => void
}

/** Beside the cards on wide screens: how far the team has come, and a press shows one category alone. */
export function CategoryList({ progress, tag, onChoose }: CategoryListProps) {
  const words = useWords(challengeWords).list
  const { labelOf } = useCategories()
  const total = {
    solved: sum(progress.map(({ solved }) => solved)),
    all: sum(progress.map(({ all }) => all)),
  }
  return (
    <nav
      aria-label={words.categories}
      className={css({ display: { base: 'none', xl: 'flex' }, flexDirection: 'column', gap: '2' })}
    >
      <Row
        name={words.all}
        label={words.progressOfAll}
        {...total}
        isChosen={tag === null}
        onChoose={() => onChoose(null)}
      />
      {progress.map((each) => (
        <Row
          key={each.tag}
          name={labelOf(each.tag)}
          Icon={CATEGORY_ICONS[each.tag]}
          label={words.progressOf(labelOf(each.tag))}
          solved={each.solved}
          all={each.all}
          isChosen={tag === each.tag}
          onChoose={() => onChoose(each.tag)}
        />
      ))}
    </nav>
  )
}

interface RowProps extends Omit<ProgressView, 'tag'> {
  name: string
  Icon?: (typeof CATEGORY_ICONS)[ChallengeTag]
  /** The name of the measured value. */
  label: string
  isChosen: boolean
  onChoose: () => void
}

function Row({ name, Icon, label, solved, all, isChosen, onChoose }: RowProps) {
  const words = useWords(challengeWords).list
  return (
    <Card
      as="button"
      type="button"
      padding="sm"
      press="whole"
      level={isChosen ? 'raised' : 'surface'}
      aria-pressed={isChosen}
      onClick={onChoose}
      className={css({ display: 'flex', flexDirection: 'column', gap: '2' })}
    >
      <span
        className={css({
          display: 'flex',
          alignItems: 'center',
          gap: '2',
          width: 'full',
          '& > svg': { boxSize: '4', flexShrink: '0' },
        })}
      >
        {Icon ? <Icon aria-hidden /> : null}
        <span className={isChosen ? chosenName : plainName}>{name}</span>
        <Text face="digits" size="sm" tone="muted">
          {words.progress(solved, all)}
        </Text>
      </span>
      <Progress
        size="sm"
        label={label}
        value={solved / Math.max(1, all)}
        className={css({ width: 'full' })}
      />
    </Card>
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const plainName = css({ flex: '1', minWidth: '0' })
const chosenName = css({ flex: '1', minWidth: '0', fontWeight: 'semibold', color: 'fg.link' })
