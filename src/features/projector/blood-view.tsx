import Flag from 'lucide-react/icons/flag'
import type { RecentSolve } from '#contract/rules/board/latest-solves.ts'
import { categoryBadge } from '#src/shell/category-badge.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { useWords } from '#src/text/use-text.ts'
import { Coin } from '#src/ui/coin.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'

/** A blood on the whole screen: the medal, the team and what it was for. */
export function BloodStage({ blood: { row, challenge, mark } }: { blood: RecentSolve }) {
  const words = useWords(projectorWords)
  const categories = useCategories()
  return (
    <div aria-hidden className={stage}>
      <span aria-hidden className={medal}>
        {mark === 'plain' ? (
          <Flag className={css({ color: 'brand.text' })} />
        ) : (
          <Coin place={mark} size="xl" />
        )}
      </span>
      <Text as="p" face="title" tone="muted">
        {words.mark[mark]}
      </Text>
      <p
        className={css({
          fontSize: { base: '4xl', md: '6xl' },
          fontWeight: 'bold',
          lineHeight: 'tight',
          overflowWrap: 'anywhere',
        })}
      >
        {row.name}
      </p>
      <Text as="p" face="title" lines="broken">
        {challenge.title}
      </Text>
      <Badge size="md" {...categoryBadge(challenge.tag, categories)} />
    </div>
  )
}

const stage = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'sticky',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6',
  padding: '6',
  textAlign: 'center',
  backgroundColor: 'bg.overlay',
  animation: 'appear',
})
const medal = css({ '& > *': { boxSize: '24' } })
