import ArrowRight from 'lucide-react/icons/arrow-right'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { SolveMoment } from '#contract/rules/board/solve-moment.ts'
import { useFromNow } from '#src/browser/clock.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { formatAgo } from '#src/format/time.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { CountingNumber } from '#src/ui/counting-number.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { isFocusLost } from '#src/ui/is-focus-lost.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { css } from '#styled/css/index.js'
import { flagBar } from '#styled/recipes/flag-bar.js'
import { challengePath } from './challenge-path.ts'
import type { ChallengeView } from './challenges-view.ts'
import { BloodCoin } from './marks.tsx'

/**
 * `now`: the user's flag was accepted a moment ago, which is celebrated. `before`: the team has solved the
 * challenge already.
 */
export type WonView =
  | { when: 'now'; moment: 'counting' | SolveMoment | null; isPractice: boolean }
  | { when: 'before'; moment: SolveMoment | null; user: string | null; at: number | null }

export interface FlagWonProps {
  game: number
  won: WonView
  /** The bonus of one of the first three solves, such as "1%". Null if there is none. */
  bonus: string | null
  next: ChallengeView | null
  search: string
  id: number
}

/**
 * Moves the focus after the first frame of the celebration, because it costs time of its own. The router sets
 * the ref again at each render, so the focus stays if the user has moved it.
 */
const focusShown = (link: HTMLAnchorElement | null) => {
  let task: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    task = setTimeout(() => {
      if (isInForm() || isFocusLost()) link?.focus({ preventScroll: true })
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}

const isInForm = () => Boolean(document.activeElement?.closest('form')?.querySelector('input[name=flag]'))

/**
 * Replaces the form at the same height with the gained points and the next step. It stays until the user
 * leaves.
 */
export const FlagWon = memo(function FlagWon({ game, won, bonus, next, search, id }: FlagWonProps) {
  const { bar: words } = useWords(challengeWords)
  const { labelOf } = useCategories()
  const { locale } = useText()
  // Takes the focus from the field that it replaces, because the focus would otherwise be lost.
  const first = won.when === 'now' ? focusShown : null
  const moment = won.moment === 'counting' ? null : won.moment
  const isGold = won.when === 'now' && moment?.blood === 'FirstBlood'
  const style = flagBar()
  const board = challengePath(game, null, search)
  return (
    <div
      data-won={won.when}
      data-fresh={won.when === 'now' ? '' : undefined}
      data-gold={isGold ? '' : undefined}
      className={style.won}
    >
      <Pole />
      <Gain won={won} moment={moment} bonus={bonus} />
      {won.when === 'now' && !won.isPractice ? (
        <div aria-hidden className={style.rank}>
          {moment?.rankAfter ? (
            <>
              <b>
                {moment.rankBefore !== null && moment.rankBefore !== moment.rankAfter ? (
                  <s>#{moment.rankBefore}</s>
                ) : null}
                <span>#{moment.rankAfter}</span>
              </b>
              <small>{words.rank}</small>
            </>
          ) : null}
        </div>
      ) : null}
      <div className={style.next}>
        {next ? <small>{words.nextIn(labelOf(next.tag))}</small> : null}
        {next ? (
          <LinkButton
            as={Link}
            ref={first}
            to={challengePath(game, next.id, search)}
            tone="brand"
            aria-keyshortcuts="U"
          >
            <SrOnly>{words.next}: </SrOnly>
            <span className={style.nextName}>{next.title}</span>
            <span aria-hidden data-figure className={style.nextName}>
              {formatNumber(next.score, locale)}
            </span>
            <ArrowRight aria-hidden />
          </LinkButton>
        ) : null}
      </div>
      <LinkButton
        as={Link}
        {...(next ? {} : { ref: first })}
        to={board}
        state={{ closed: id }}
        look="ghost"
        // The colour of a link has no contrast on gold, and a recipe cannot change another one.
        className={isGold ? css({ color: 'medal.gold.figure', _hover: { color: 'fg.default' } }) : undefined}
        data-board
      >
        {words.board}
      </LinkButton>
    </div>
  )
})

interface GainProps {
  won: WonView
  moment: SolveMoment | null
  bonus: string | null
}

function Gain({ won, moment, bonus }: GainProps) {
  const { bar: words, answer } = useWords(challengeWords)
  const { app, locale } = useText()
  const at = won.when === 'before' ? won.at : null
  const ago = useFromNow((now) => (at === null ? '' : ` · ${formatAgo(at, now, locale, app.justNow)}`))
  const write = (points: number) => `+${formatNumber(points, locale)}`
  const blood = moment?.blood ?? null
  const points = moment?.points ?? null
  const said =
    won.when === 'before'
      ? (won.user === null ? answer.solved : words.solvedBy(won.user)) + ago
      : moment !== null
        ? words.right
        : won.isPractice
          ? answer.acceptedPractice
          : words.right
  return (
    <div className={flagBar().gain}>
      {points === null ? (
        won.when === 'now' && !won.isPractice ? (
          <b aria-hidden>{'\u00a0'}</b>
        ) : null
      ) : (
        <b aria-hidden={won.when === 'now'}>
          {won.when === 'now' ? <Counted value={points} write={write} /> : write(points)}
        </b>
      )}
      <small aria-hidden={won.when === 'now'}>
        {blood ? <BloodCoin blood={blood} /> : null}
        <span>
          {said} {blood ? words.blood[blood] : null}
          {blood && bonus !== null ? `, ${words.bonus(bonus)}` : null}
        </span>
      </small>
    </div>
  )
}

/** Starts at zero, so that the counting is visible. */
function Counted({ value, write }: { value: number; write: (value: number) => string }) {
  return <CountingNumber value={value} write={write} from={0} />
}

export interface WonSpokenProps {
  moment: 'counting' | SolveMoment | null
  isPractice: boolean
}

/** Screen readers read this out once, when all values are known. */
export function WonSpoken({ moment, isPractice }: WonSpokenProps) {
  const { bar: words, answer } = useWords(challengeWords)
  const { locale } = useText()
  if (isPractice) return <SrOnly>{answer.acceptedPractice}</SrOnly>
  if (moment === 'counting') return null
  if (moment === null) return <SrOnly>{words.right}</SrOnly>
  const { points, blood, rankBefore, rankAfter } = moment
  const ranks =
    rankAfter === null
      ? null
      : rankBefore === null || rankBefore === rankAfter
        ? words.sameRank(rankAfter)
        : words.ranks(rankBefore, rankAfter)
  return (
    <SrOnly>
      {words.said(
        points === null ? null : words.points(formatNumber(points, locale)),
        blood && words.blood[blood],
        ranks,
      )}
    </SrOnly>
  )
}

function Pole() {
  return (
    <span aria-hidden className={flagBar().pole}>
      <svg viewBox="0 0 30 52">
        <path data-part="pole" d="M4 2v50" />
        <path data-part="flag" d="M5.500 4h24l-6 8 6 8h-24z" />
      </svg>
    </span>
  )
}
