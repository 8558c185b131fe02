import { useState } from 'react'
import type { Board } from '#contract/rules/board/board.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useWords } from '#src/text/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'
import { hasChartRoom, MOST_CHOSEN } from './top-lines.ts'

/** A list of five hundred names is too long to read, so a user types to find others. */
const MOST_LISTED = 12

export interface ChartTeamsProps {
  board: Board
  chosen: ReadonlySet<number>
  onToggle: (team: number) => void
}

/** The teams to choose for the chart. Teams chosen at the opening come first, and both parts are by rank. */
export function ChartTeams({ board, chosen, onToggle }: ChartTeamsProps) {
  const words = useWords(scoreboardWords).charted
  const [text, setText] = useState('')
  // The choice at the opening, so that a press moves no lines and the next press hits the expected team.
  const [first] = useState(chosen)
  const hasRoom = hasChartRoom(board, chosen)
  const wanted = text.trim().toLocaleLowerCase()
  const rows = board.ranking
    .flatMap((place) => board.rows[place] ?? [])
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  const ordered = [...rows.filter(({ id }) => first.has(id)), ...rows.filter(({ id }) => !first.has(id))]
  const listed = ordered.filter(({ id }, nth) => nth < MOST_LISTED || chosen.has(id))
  return (
    <Stack gap="3">
      <TextField label={words.find} type="search" autoComplete="off" value={text} onValueChange={setText} />
      <Stack as="ul" aria-label={words.choose} gap="1">
        {listed.map(({ id, name, rank }) => (
          <li key={id}>
            <Checkbox
              checked={chosen.has(id)}
              disabled={!hasRoom && !chosen.has(id)}
              onCheckedChange={() => onToggle(id)}
              className={css({ maxWidth: 'full' })}
              label={
                <Row as="span" gap="2" wrap={false} narrows>
                  <Text tone="muted" face="digits">
                    {rank}
                  </Text>
                  <Text narrows lines="broken">
                    {name}
                  </Text>
                </Row>
              }
            />
          </li>
        ))}
      </Stack>
      <Text as="p" size="sm" tone="muted" role="status">
        {hasRoom ? words.most(MOST_CHOSEN) : words.full(MOST_CHOSEN)}
      </Text>
    </Stack>
  )
}
