import { useAtomValue } from 'jotai'
import { memo, useMemo } from 'react'
import type { Board } from '#contract/rules/board/board.ts'
import { bloodsOf, challengeOf } from '#contract/rules/board/read-board.ts'
import { leastScore, scoreAfter, type ScoreCurve } from '#contract/rules/score-curve.ts'
import { useWired } from '#src/bind/wired.ts'
import { useFrameLater } from '#src/browser/use-frame-later.ts'
import { formatNumber, formatShare } from '#src/format/number-and-date.ts'
import { boardAtoms } from '#src/live/board-atoms.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { When } from '#src/shell/when.tsx'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { cx } from '#styled/css/index.js'
import { toned } from '#styled/recipes/toned.js'
import { challengeSide } from '#styled/recipes/challenge-side.js'
import { BLOODS, type Blood, type ChallengeView } from './challenges-view.ts'
import { BloodCoin, freeBloods, FreeRing } from './marks.tsx'
import { TeamTries, type TriesView } from './team-tries.tsx'

export interface SolverView {
  team: string
  avatar: string | null
  at: number | null
  isOwn: boolean
  blood: Blood | null
}

export interface ChallengeSideProps {
  game: number
  challenge: ChallengeView
  ownTeam: number | null
  tries: TriesView
}

/** Shows all solvers, the score and the own team next to the text. */
export const ChallengeSide = memo(function ChallengeSide(props: ChallengeSideProps) {
  const { game, ownTeam, tries } = props
  const { live } = useAtomValue(boardAtoms(useWired().live, game).state)
  const { toneOf } = useCategories()
  const newest = useMemo(
    () => ({ challenge: props.challenge, board: live?.board ?? null }),
    [props.challenge, live],
  )
  // The user looks at the flag bar at that moment, so the side may follow.
  const { challenge, board } = useFrameLater(newest)
  const curve = board && challengeOf(board, challenge.id)?.curve
  return (
    <aside className={cx(challengeSide().side, toned({ tone: toneOf(challenge.tag) }))}>
      <Solvers challenge={challenge} board={board} ownTeam={ownTeam} />
      {curve && leastScore(curve) < curve.originalScore ? (
        <Worth curve={curve} solves={challenge.solves} most={board?.rows.length ?? challenge.solves} />
      ) : null}
      <TeamTries tries={tries} />
    </aside>
  )
})

/** Uses the first three solvers from the list of challenges if there is no board, or an older one. */
export function solversOf(
  board: Board | null,
  { id, bloods }: ChallengeView,
  ownTeam: number | null,
): readonly SolverView[] {
  const state = board && challengeOf(board, id)
  if (!board || !state || state.solvers.length < bloods.length)
    return bloods.map(({ team, at, isOwn, blood, avatar }) => ({ team, avatar, at, isOwn, blood }))
  const first = bloodsOf(board, state).length
  return state.solvers.flatMap((place, nth) => {
    const row = board.rows[place]
    if (!row) return []
    const blood = nth < first ? (BLOODS[nth] ?? null) : null
    return [
      { team: row.name, avatar: row.avatar, at: state.ats[nth] ?? null, isOwn: row.id === ownTeam, blood },
    ]
  })
}

interface SolversProps {
  challenge: ChallengeView
  board: Board | null
  ownTeam: number | null
}

/** A solve of another challenge changes the board, but none of this. */
function hasSameSolvers(one: SolversProps, other: SolversProps): boolean {
  const stateIn = ({ board, challenge }: SolversProps) => board && challengeOf(board, challenge.id)
  return (
    one.challenge === other.challenge &&
    one.ownTeam === other.ownTeam &&
    one.board?.rows.length === other.board?.rows.length &&
    stateIn(one) === stateIn(other)
  )
}

const Solvers = memo(function Solvers({ challenge, board, ownTeam }: SolversProps) {
  const solvers = solversOf(board, challenge, ownTeam)
  const { locale } = useText()
  const { open: words, card } = useWords(challengeWords)
  const style = challengeSide()
  return (
    <section aria-labelledby="solvers">
      <h3 id="solvers" className={style.sideTitle}>
        {words.solvedBy(Math.max(challenge.solves, solvers.length), board ? board.rows.length : null)}
      </h3>
      <ol>
        {solvers.map(({ team, avatar, at, isOwn, blood }, nth) => (
          <li key={`${team} ${at}`} data-own={isOwn ? '' : undefined} className={style.solver}>
            {blood ? <BloodCoin blood={blood} /> : <i>{nth + 1}</i>}
            {blood ? <SrOnly>{card.blood[blood]}: </SrOnly> : null}
            <TeamFlag name={team} picture={avatar} size={20} />
            <b title={blood ? card.bloodBy(card.blood[blood], team) : team}>{team}</b>
            {isOwn ? <SrOnly> ({card.own})</SrOnly> : null}
            {at === null ? null : <When at={at} />}
          </li>
        ))}
        {freeBloods(challenge).map((blood) => (
          <li key={blood} data-free className={style.solver}>
            <FreeRing blood={blood} />
            {words.free(board ? bonusWords(board, blood, locale) : null)}
          </li>
        ))}
      </ol>
    </section>
  )
}, hasSameSolvers)

/** A bonus such as "5%" in the format of the language. Null if there is none. */
export function bonusWords({ bonus }: Pick<Board, 'bonus'>, blood: Blood, locale: string): string | null {
  const thousandths = { FirstBlood: bonus.first, SecondBlood: bonus.second, ThirdBlood: bonus.third }[blood]
  return thousandths === 0 ? null : formatShare(thousandths / 1_000, locale)
}

const SIZE = { width: 220, height: 56 }
const STEPS = 40

/** The path of the score curve in a chart of this size, and its point after that number of solves. */
export function drawCurve(curve: ScoreCurve, solves: number, most: number) {
  const last = Math.max(most, solves, 2)
  const [top, bottom] = [curve.originalScore, leastScore(curve)]
  const x = (count: number) => (Math.min(count, last) / last) * (SIZE.width - 8) + 4
  const y = (points: number) => 6 + ((top - points) / Math.max(1, top - bottom)) * (SIZE.height - 12)
  const line = Array.from({ length: STEPS + 1 }, (_, step) => {
    const count = (step / STEPS) * last
    return `${x(count).toFixed(1)} ${y(scoreAfter(count, curve)).toFixed(1)}`
  })
  return { line: `M${line.join('L')}`, x: x(solves), y: y(scoreAfter(solves, curve)) }
}

interface WorthProps {
  curve: ScoreCurve
  solves: number
  most: number
}

const Worth = memo(function Worth({ curve, solves, most }: WorthProps) {
  const { locale } = useText()
  const { open: words, board } = useWords(challengeWords)
  const style = challengeSide()
  const { line, x, y } = drawCurve(curve, solves, most)
  const now = words.worthNow(formatNumber(scoreAfter(solves, curve), locale), board.solves(solves))
  return (
    <section>
      <h3 className={style.sideTitle}>{words.worth}</h3>
      <svg
        role="img"
        aria-label={now}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        className={style.worth}
      >
        <path d={`M0 ${SIZE.height - 0.5}H${SIZE.width}`} />
        <path data-curve d={line} />
        <path data-now d={`M${x} ${y}h0`} />
      </svg>
      <p className={style.ends}>
        <span>{words.atFirst(formatNumber(curve.originalScore, locale))}</span>
        <span>{words.atLeast(formatNumber(leastScore(curve), locale))}</span>
      </p>
    </section>
  )
})
