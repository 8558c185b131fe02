import Pencil from 'lucide-react/icons/pencil'
import { Link } from 'react-router-dom'
import { getRoomResults } from '#contract/calls/room-pages.ts'
import type { RoomResultsModel } from '#contract/models/room-pages.ts'
import { instant } from '#contract/models/time.ts'
import { useRead } from '#src/api/use-read.ts'
import { formatSpan } from '#src/format/ago.ts'
import { formatCount } from '#src/format/count.ts'
import { formatShare } from '#src/format/number-and-date.ts'
import { formatDayHour } from '#src/format/time.ts'
import { CategoryIcon } from '#src/shell/category-chip.tsx'
import { useCategories } from '#src/shell/use-categories.ts'
import type { RoomPagesWords } from '#src/text/areas/room-pages.en.ts'
import { roomPagesWords } from '#src/text/areas/room-pages.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { cx } from '#styled/css/index.js'
import { roomPage } from '#styled/recipes/room-page.js'
import { toned } from '#styled/recipes/toned.js'
import { Figures, type Figure } from './figures.tsx'
import { HalfHours } from './half-hours.tsx'
import { PageFrame, PageSheet } from './page-frame.tsx'
import { Trying, WrongFlags } from './results-side.tsx'
import { Section } from './section.tsx'
import { History } from './side-sections.tsx'
import { SolveTimes } from './solve-times.tsx'
import { SolversTable } from './solvers-table.tsx'
import { useMasked } from './use-masked.ts'

interface ResultsPageProps {
  game: number
  challenge: number
  isAdmin: boolean
}

export function ResultsPage({ game, challenge, isAdmin }: ResultsPageProps) {
  const isMasked = useMasked()
  const read = useRead(getRoomResults, { params: { id: game, challengeId: challenge } }, 'overview')
  return (
    <PageFrame game={game} read={read}>
      {(results) => <ResultsView results={results} game={game} isAdmin={isAdmin} isMasked={isMasked} />}
    </PageFrame>
  )
}

interface ResultsViewProps {
  results: RoomResultsModel
  game: number
  isAdmin: boolean
  isMasked: boolean
}

export function ResultsView({ results, game, isAdmin, isMasked }: ResultsViewProps) {
  const words = useWords(roomPagesWords)
  const { locale } = useText()
  const tone = toned({ tone: useCategories().toneOf(results.tag) })
  const openedAt = instant(results.openedAt)
  const lengths = results.solved.map(({ at }) => Math.max(0, instant(at) - openedAt))
  return (
    <PageSheet
      name={results.title}
      icon={<CategoryIcon tag={results.tag} />}
      facts={
        results.isEnabled ? (
          <span>
            {words.openSince} {formatDayHour(openedAt, locale)}
          </span>
        ) : (
          <Badge>{words.turnedOff}</Badge>
        )
      }
      acts={
        isAdmin ? (
          <LinkButton
            as={Link}
            to={`/games/${game}/room/challenges/${results.challengeId}`}
            look="outline"
            size="sm"
            icon={<Pencil aria-hidden />}
          >
            {words.edit}
          </LinkButton>
        ) : undefined
      }
      main={
        <>
          <Figures label={words.figures} figures={figuresOf(results, lengths, words, locale)} />
          <div className={cx(tone, roomPage().charts)}>
            <Section title={words.tries} note={words.correctInFront}>
              <HalfHours halfHours={results.halfHours} openedAt={openedAt} />
            </Section>
            <Section title={words.timeToSolve} note={words.fromOpening}>
              <SolveTimes lengths={lengths} />
            </Section>
          </div>
          <SolversTable game={game} solved={results.solved} openedAt={openedAt} />
        </>
      }
      side={
        <>
          <WrongFlags game={game} results={results} isMasked={isMasked} />
          <Trying game={game} trying={results.trying} />
          {isAdmin ? <History entries={results.history} /> : null}
        </>
      }
    />
  )
}

/** The lower one of two middle times counts as the median. Null without times. */
export const medianOf = (lengths: readonly number[]): number | null =>
  lengths.toSorted((one, other) => one - other)[Math.floor((lengths.length - 1) / 2)] ?? null

function figuresOf(
  { worth, original, solved, teams, tries, lastHour, unsolved }: RoomResultsModel,
  lengths: readonly number[],
  words: RoomPagesWords,
  locale: string,
): readonly Figure[] {
  const { figure } = words
  const median = medianOf(lengths)
  const first = lengths[0]
  const share = (part: number, all: number) => formatShare(all === 0 ? 0 : part / all, locale)
  return [
    { name: figure.worth, value: formatCount(worth), note: words.of(original) },
    { name: figure.solves, value: formatCount(solved.length), note: words.of(teams) },
    {
      name: figure.correct,
      value: share(tries.solves, tries.judged),
      note: words.of(tries.judged),
    },
    { name: figure.first, value: first === undefined ? words.none : formatSpan(first, locale) },
    { name: figure.median, value: median === null ? words.none : formatSpan(median, locale) },
    { name: figure.lastHour, value: `+${formatCount(lastHour)}` },
    { name: figure.unsolved, value: formatCount(unsolved), note: words.of(teams) },
  ]
}
