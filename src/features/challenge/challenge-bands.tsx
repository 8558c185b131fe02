import { useState } from 'react'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { CATEGORY_ICONS } from '#src/shell/category-icons.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { walkByArrows } from '#src/ui/walk-by-arrows.ts'
import { cx } from '#styled/css/index.js'
import { challengeBoard } from '#styled/recipes/challenge-board.js'
import { toned } from '#styled/recipes/toned.js'
import { ChallengeCard } from './challenge-card.tsx'
import type { ChallengeFilterInUrl } from './challenge-filter.ts'
import type { BandView, ChallengeNews } from './challenges-view.ts'

export interface ChallengeBandsProps extends ChallengeNews {
  game: number
  bands: readonly BandView[]
  chosen: ChallengeFilterInUrl
  search: string
  /** The challenge that was open before, whose card gets the focus back. Null if there was none. */
  closed: number | null
  onChoose: (change: Partial<ChallengeFilterInUrl>) => void
}

/**
 * One band of cards per category. Arrow keys move between cards and Tab between bands, so that Tab does not
 * stop at every card.
 */
export function ChallengeBands({ bands, chosen, ...rest }: ChallengeBandsProps) {
  const [stop, setStop] = useState<number | null>(null)
  const keyed = bands.find(({ challenges }) => challenges.some(({ id }) => id === stop)) ?? bands[0]
  return (
    <div
      role="presentation"
      data-look={chosen.look}
      className={challengeBoard().bands}
      onKeyDown={walkByArrows}
      onFocus={({ target }) => {
        if (target.dataset['card'] !== undefined) setStop(Number(target.dataset['card']))
      }}
    >
      {bands.map((band, at) => (
        <Band
          key={band.tag}
          band={band}
          hasKey={band === keyed}
          isFirstHalf={band.isHalf && !isSecondHalf(bands, at)}
          stop={band.challenges.some(({ id }) => id === stop) ? stop : (band.challenges[0]?.id ?? null)}
          only={chosen.tag}
          {...rest}
        />
      ))}
    </div>
  )
}

/** Half-width bands come in pairs, so the second of a pair is not the start of a line. */
function isSecondHalf(bands: readonly BandView[], at: number): boolean {
  let before = 0
  for (let near = at - 1; bands[near]?.isHalf; near--) before++
  return before % 2 === 1
}

interface BandProps extends Omit<ChallengeBandsProps, 'bands' | 'chosen'> {
  band: BandView
  /**
   * Only one band has the shortcut of the category: the one with the last focused card, or else the first.
   */
  hasKey: boolean
  isFirstHalf: boolean
  stop: number | null
  /** The only category on the screen. Null if there are all categories. */
  only: ChallengeTag | null
}

function Band(props: BandProps) {
  const { game, band, hasKey, isFirstHalf, stop, only, news, running, search, closed, onChoose } = props
  const { board: words, list } = useWords(challengeWords)
  const { labelOf, toneOf } = useCategories()
  const { tag, challenges, progress, isHalf } = band
  const style = challengeBoard()
  const Icon = CATEGORY_ICONS[tag]
  const label = labelOf(tag)
  return (
    <section
      aria-labelledby={`band-${tag}`}
      data-half={isHalf ? '' : undefined}
      data-first={isFirstHalf ? '' : undefined}
      className={cx(style.band, toned({ tone: toneOf(tag) }))}
    >
      <button
        type="button"
        aria-pressed={only === tag}
        aria-keyshortcuts={hasKey ? 'G' : undefined}
        title={words.only(label)}
        onClick={() => onChoose({ tag: only === tag ? null : tag })}
        className={style.label}
      >
        <Icon aria-hidden />
        <h3 id={`band-${tag}`} className={style.labelName}>
          {label}
        </h3>
        <span title={list.progress(progress.solved, progress.all)} className={style.figure}>
          {progress.solved}/{progress.all}
        </span>
        <span aria-hidden className={style.segments}>
          {Array.from({ length: progress.all }, (_, nth) => (
            <i key={nth} data-solved={nth < progress.solved ? '' : undefined} className={style.segment} />
          ))}
        </span>
      </button>
      <div className={style.cards}>
        {challenges.map((challenge) => (
          <ChallengeCard
            key={challenge.id}
            game={game}
            challenge={challenge}
            news={news.get(challenge.id) ?? null}
            runsUntil={running.get(challenge.id) ?? null}
            search={search}
            isReturn={challenge.id === closed}
            isStop={challenge.id === stop}
          />
        ))}
      </div>
    </section>
  )
}
