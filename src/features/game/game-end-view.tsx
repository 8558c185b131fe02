import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import Trophy from 'lucide-react/icons/trophy'
import { Link } from 'react-router-dom'
import type { CategoryShare } from '#contract/rules/board/by-category.ts'
import type { RankPath } from '#contract/rules/board/rank-path.ts'
import type { MemberShare, Neighbour } from '#contract/rules/board/team-result.ts'
import { formatDuration } from '#src/format/duration.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { CATEGORY_ICONS } from '#src/shell/category-icons.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { gameEndWords } from '#src/text/areas/game-end.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { ScrollBox } from '#src/ui/scroll-box.tsx'
import { cx } from '#styled/css/index.js'
import { gameEnd } from '#styled/recipes/game-end.js'
import { toned } from '#styled/recipes/toned.js'
import { rankLine, RANK_LINE } from './rank-line.ts'

const look = gameEnd()

export interface GameEndViewProps {
  game: number
  own: number
  span: { startsAt: number; endsAt: number }
  path: RankPath
  /** Null while it is not known, or if the server does not send it. */
  shares: readonly MemberShare[] | null
  pictures: ReadonlyMap<string, string | null>
  neighbours: readonly Neighbour[]
  categories: readonly CategoryShare[]
  next: { hasWriteup: boolean; hasPractice: boolean }
}

/** The page of a team after a game: how it went, what each member did, and what comes next. */
export function GameEndView(props: GameEndViewProps) {
  const { game, own, span, path, shares, pictures, neighbours, categories, next } = props
  return (
    <div className={look.root}>
      <Way path={path} span={span} />
      <Around own={own} neighbours={neighbours} />
      {shares === null || shares.length === 0 ? null : <Members shares={shares} pictures={pictures} />}
      <Categories categories={categories} isWide={shares === null || shares.length === 0} />
      <Next game={game} {...next} />
    </div>
  )
}

function Way({ path, span }: Pick<GameEndViewProps, 'path' | 'span'>) {
  const { locale, screens } = useText()
  const words = useWords(gameEndWords)
  const number = (value: number) => formatNumber(value, locale)
  const { d, worst } = rankLine(path.steps, span)
  const [first, last] = [path.steps[0]?.rank ?? 1, path.steps.at(-1)?.rank ?? 1]
  return (
    <section aria-labelledby="rank-path" className={look.panel}>
      <h2 id="rank-path">
        {words.way(formatDuration(span.endsAt - span.startsAt, screens.game.hours, locale))}
      </h2>
      <SrOnly as="p">{words.wayText(number(first), number(last))}</SrOnly>
      <div aria-hidden className={look.way}>
        <svg
          viewBox={`0 0 ${RANK_LINE.width} ${RANK_LINE.height}`}
          preserveAspectRatio="none"
          className={look.line}
        >
          <path data-grid d={`M0 0H${RANK_LINE.width}M0 ${RANK_LINE.height}H${RANK_LINE.width}`} />
          <path d={d} />
        </svg>
        <span>#1</span>
        <span>#{number(worst)}</span>
      </div>
      {path.best === null ? null : (
        <p className={look.best}>
          {words.best(number(path.best))}
          {path.after === null ? null : ` ${words.after(path.after.title)}`}
        </p>
      )}
    </section>
  )
}

function Members({
  shares,
  pictures,
}: { shares: readonly MemberShare[] } & Pick<GameEndViewProps, 'pictures'>) {
  const { locale } = useText()
  const words = useWords(gameEndWords)
  const most = Math.max(1, ...shares.map(({ points }) => points))
  return (
    <ScrollBox aria-labelledby="member-shares" className={look.panel} data-members>
      <h2 id="member-shares">{words.members}</h2>
      <ul className={look.members}>
        {shares.map(({ member, points, solved }) => (
          <li key={member ?? ''} className={look.member}>
            <Avatar name={member ?? words.gone} picture={pictures.get(member ?? '')} size="sm" />
            <b title={member ?? words.gone}>{member ?? words.gone}</b>
            <b>{formatNumber(points, locale)}</b>
            <i aria-hidden className={look.bar} style={{ width: `${(points / most) * 100}%` }} />
            <small title={solved.join(', ')}>{`${words.solves(solved.length)} · ${solved.join(', ')}`}</small>
          </li>
        ))}
      </ul>
    </ScrollBox>
  )
}

function Around({ own, neighbours }: Pick<GameEndViewProps, 'own' | 'neighbours'>) {
  const { locale } = useText()
  const words = useWords(gameEndWords)
  return (
    <section aria-labelledby="neighbours" className={look.panel}>
      <h2 id="neighbours">{words.around}</h2>
      <ol className={look.around}>
        {neighbours.map(({ row, gap }) => (
          <li key={row.id} className={look.neighbour} {...(row.id === own ? { 'data-own': '' } : {})}>
            <b>{formatNumber(row.rank, locale)}</b>
            <TeamFlag name={row.name} picture={row.avatar} size={20} />
            <span title={row.name}>{row.name}</span>
            <b>{formatNumber(row.score, locale)}</b>
            <small>{row.id === own ? null : gap.toLocaleString(locale, { signDisplay: 'exceptZero' })}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Categories({ categories, isWide }: Pick<GameEndViewProps, 'categories'> & { isWide: boolean }) {
  const { locale } = useText()
  const words = useWords(gameEndWords)
  const { labelOf, toneOf } = useCategories()
  return (
    <ScrollBox
      aria-labelledby="solved-categories"
      className={look.panel}
      data-categories
      {...(isWide ? { 'data-wide': '' } : {})}
    >
      <h2 id="solved-categories">{words.byCategory}</h2>
      <ul className={look.categories}>
        {categories.map(({ tag, solved, challenges }) => {
          const Icon = CATEGORY_ICONS[tag]
          return (
            <li key={tag} className={cx(toned({ tone: toneOf(tag) }), look.category)}>
              <Icon aria-hidden />
              <span>{labelOf(tag)}</span>
              <span aria-hidden className={look.segments}>
                {Array.from({ length: challenges }, (_, nth) => (
                  <i key={nth} {...(nth < solved ? { 'data-solved': '' } : {})} />
                ))}
              </span>
              <b>{`${formatNumber(solved, locale)}/${formatNumber(challenges, locale)}`}</b>
            </li>
          )
        })}
      </ul>
    </ScrollBox>
  )
}

function Next({ game, hasWriteup, hasPractice }: { game: number } & GameEndViewProps['next']) {
  const words = useWords(gameEndWords)
  return (
    <nav aria-label={words.next} className={look.next}>
      {hasWriteup ? (
        <LinkButton href="#writeup" aria-keyshortcuts="P" size="lg" icon={<FileText aria-hidden />}>
          {words.writeup}
        </LinkButton>
      ) : null}
      {hasPractice ? (
        <LinkButton as={Link} to={`/games/${game}/challenges`} size="lg" icon={<Flag aria-hidden />}>
          {words.practise}
        </LinkButton>
      ) : null}
      <LinkButton as={Link} to={`/games/${game}/scoreboard`} size="lg" icon={<Trophy aria-hidden />}>
        {words.board}
      </LinkButton>
    </nav>
  )
}
