import { Link } from 'react-router-dom'
import { CHALLENGE_TAGS } from '#contract/models/challenge-names.ts'
import type { RoomMark } from '#contract/models/room-pages.ts'
import { CategoryIcon } from '#src/shell/category-chip.tsx'
import { resultsPath } from '#src/shell/room/room-links.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import type { RoomPagesWords } from '#src/text/areas/room-pages.en.ts'
import { roomPagesWords } from '#src/text/areas/room-pages.ts'
import { useWords } from '#src/text/use-text.ts'
import { cx } from '#styled/css/index.js'
import { roomPage } from '#styled/recipes/room-page.js'
import { toned } from '#styled/recipes/toned.js'

const LAST_BLOOD = 3

/** All challenges of the game by category, each a link to its results. */
export function Marks({ game, marks }: { game: number; marks: readonly RoomMark[] }) {
  const words = useWords(roomPagesWords)
  const categories = useCategories()
  const style = roomPage()
  const tags = CHALLENGE_TAGS.filter((tag) => marks.some((one) => one.tag === tag))
  return (
    <ul aria-label={words.challenges} className={style.marks}>
      {tags.map((tag) => (
        <li key={tag} title={categories.labelOf(tag)} className={style.markGroup}>
          <CategoryIcon tag={tag} />
          <span className={cx(toned({ tone: categories.toneOf(tag) }), style.markGroup)}>
            {marks
              .filter((one) => one.tag === tag)
              .map((mark) => (
                <Link
                  key={mark.id}
                  to={resultsPath(game, mark.id)}
                  aria-label={describe(mark, words)}
                  title={describe(mark, words)}
                  data-state={mark.solvedAt === null ? (mark.tries > 0 ? 'tried' : 'untried') : 'solved'}
                  className={style.mark}
                >
                  {mark.placing !== null && mark.placing <= LAST_BLOOD ? mark.placing : null}
                </Link>
              ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function describe({ title, tries, placing, points }: RoomMark, { mark: words }: RoomPagesWords): string {
  if (placing === null) return tries === 0 ? words.untried(title) : words.tried(title, tries)
  return placing <= LAST_BLOOD ? words.blood(title, placing, points ?? 0) : words.solved(title, points ?? 0)
}
