import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ScoreboardItem } from '#contract/models/scoreboard.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { bonusOf } from '#contract/rules/board/points.ts'
import { cellOf, timelineOf } from '#contract/rules/board/read-board.ts'
import type { Read } from '#src/api/use-read.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { When } from '#src/shell/when.tsx'
import type { ScoreboardWords } from '#src/text/areas/scoreboard.en.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Table, type Column } from '#src/ui/table.tsx'

/** The solves of a team, the newest first. Solvers' names load separately and may appear later. */
export function TeamSolves({
  board,
  place,
  read,
}: {
  board: Board
  place: number
  read: Read<ScoreboardItem>
}) {
  const { locale, screens } = useText()
  const all = useWords(scoreboardWords)
  const words = all.drawer
  const members = new Map(
    read.state === 'ready' ? read.value.challenges.map(({ id, userName }) => [id, userName]) : [],
  )
  const rows = timelineOf(board, place)
    .toReversed()
    .flatMap(({ challenge, at }) => {
      const standing = board.challenges[challenge]
      const cell = cellOf(board, place, challenge)
      return standing && cell
        ? [
            {
              id: standing.id,
              title: standing.title,
              at,
              points: cell.points,
              bonus: bonusOf(cell.placing, board.bonus) / TO_PER_CENT,
            },
          ]
        : []
    })
  return (
    <Stack gap="3" narrows>
      <Text as="h3" face="heading">
        {words.solves}
      </Text>
      {read.state === 'failed' ? (
        <Alert tone="warning">
          <TriangleAlert aria-hidden /> {problemWords(read.problem, screens.reading)}{' '}
          <Button onClick={read.refresh}>{screens.reading.retry}</Button>
        </Alert>
      ) : null}
      <Table
        caption={words.solves}
        rows={rows}
        rowKey={({ id }) => id}
        empty={words.noSolves}
        columns={columnsOf(
          all,
          locale,
          (id) => (read.state === 'ready' ? members.get(id) : undefined) ?? null,
          read.state === 'ready',
        )}
      />
    </Stack>
  )
}

interface SolveRow {
  id: number
  title: string
  at: number
  points: number
  bonus: number
}
type SolveColumn = Column<SolveRow, 'challenge' | 'member' | 'points' | 'time'>

function columnsOf(
  { drawer, score }: ScoreboardWords,
  locale: string,
  memberOf: (id: number) => string | null,
  isTold: boolean,
): readonly SolveColumn[] {
  const nameOf = (id: number) => {
    const name = memberOf(id)
    if (!isTold) return '…'
    return name === null || name === '' ? drawer.gone : name
  }
  return [
    {
      key: 'challenge',
      head: drawer.challenge,
      isRowHead: true,
      cell: ({ title }) => <Text lines="broken">{title}</Text>,
    },
    { key: 'member', head: drawer.member, cell: ({ id }) => nameOf(id) },
    {
      key: 'points',
      head: score,
      align: 'end',
      cell: ({ points, bonus }) =>
        `${formatNumber(points, locale)}${bonus === 0 ? '' : ` ${drawer.bonus(bonus)}`}`,
    },
    {
      key: 'time',
      head: drawer.time,
      align: 'end',
      cell: ({ at }) => <When face="digits" at={at} />,
    },
  ]
}

/** Bonuses are stored in thousandths. */
const TO_PER_CENT = 10
