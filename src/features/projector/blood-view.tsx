import type { FirstBlood } from '#contract/rules/board/bloods.ts'
import { formatSpan } from '#src/format/ago.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { CATEGORY_ICONS } from '#src/shell/category-icons.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { hallMoment } from '#styled/recipes/hall-moment.js'
import { Coin } from '#src/ui/coin.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'

const look = hallMoment()
/** Longer names get a smaller font, because nobody can scroll a projector. */
const LONG = 28

export function BloodStage({ blood, startsAt }: { blood: FirstBlood; startsAt: number }) {
  const { locale } = useText()
  const words = useWords(projectorWords)
  const { labelOf } = useCategories()
  const { row, challenge, at, points, rankBefore } = blood
  const Icon = CATEGORY_ICONS[challenge.tag]
  return (
    <div aria-hidden className={look.takeover}>
      <div className={look.cloth}>
        <TeamFlag name={row.name} picture={row.avatar} />
      </div>
      <div className={look.gold}>
        <p className={look.kind}>
          <Coin place={1} />
          {words.mark[1]}
        </p>
        <p className={look.challenge} {...(challenge.title.length > LONG ? { 'data-long': '' } : {})}>
          {challenge.title}
        </p>
        <p className={look.about}>
          <Icon aria-hidden />
          <span>{labelOf(challenge.tag)}</span>
          <span>{words.hall.unsolvedFor(formatSpan(at - startsAt, locale))}</span>
        </p>
        <div className={look.sum}>
          <p className={look.points}>+{formatNumber(points, locale)}</p>
          <p className={look.team}>
            <b>{row.name}</b>
            <span className={look.ranks}>
              {rankBefore === null || rankBefore === row.rank ? null : (
                <s>{words.hall.rank(formatNumber(rankBefore, locale))}</s>
              )}{' '}
              {words.hall.rank(formatNumber(row.rank, locale))}
            </span>
          </p>
        </div>
      </div>
    </div>
  )
}
