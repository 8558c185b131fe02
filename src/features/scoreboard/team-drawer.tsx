import ChartLine from 'lucide-react/icons/chart-line'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { rowOf } from '#contract/rules/board/read-board.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { formatTime } from '#src/format/time.ts'
import type { LiveBoard } from '#src/live/board-atoms.ts'
import { categoryBadge } from '#src/shell/category-badge.ts'
import { CATEGORY_ICONS } from '#src/shell/category-icons.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Drawer } from '#src/ui/drawer.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { css } from '#styled/css/index.js'
import { strengthsOf, cornerOf, MIN_CORNERS, outlineOf, RADAR, type Strength } from './radar-shape.ts'
import { TeamSolves } from './team-solves.tsx'
import { MOST_CHOSEN } from './top-lines.ts'
import { useTeamItem } from './use-scoreboard-item.ts'

const RINGS = [0.25, 0.5, 0.75, 1]
const ICON = 16

export interface TeamDrawerProps {
  game: number
  live: LiveBoard
  team: number
  /** The time that is shown. Null for the current time. */
  at: number | null
  isStarred: boolean
  onStar: () => void
  chart: 'on' | 'off' | 'full'
  onChart: () => void
  onClose: () => void
}

/** A team of the board: its figures, its strengths, and the solvers of its challenges. */
export function TeamDrawer(props: TeamDrawerProps) {
  const { game, live, team, at, isStarred, onStar, chart, onChart, onClose } = props
  const { locale } = useText()
  const words = useWords(scoreboardWords)
  const categories = useCategories()
  const read = useTeamItem(game, team, live)
  const row = rowOf(live.board, team)
  if (row === null) return null
  const place = live.board.places.teams.get(team) ?? -1
  const strengths = strengthsOf(live.board, place)
  const number = (value: number) => formatNumber(value, locale)
  return (
    <Drawer isOpen onClose={onClose} title={row.name} closeLabel={words.drawer.close}>
      <Stack gap="6" foot>
        <Row gap="3" wrap={false} narrows>
          <TeamFlag name={row.name} picture={row.avatar} size={44} />
          <Stack gap="1" narrows>
            {at === null ? null : <Badge tone="amber">{words.drawer.as(formatTime(at, locale))}</Badge>}
            {row.organization === null ? null : <Badge>{row.organization}</Badge>}
            <Text as="p" tone="muted" lines="broken">
              {read.state === 'ready' && read.value.bio !== null && read.value.bio !== ''
                ? read.value.bio
                : words.drawer.bio}
            </Text>
          </Stack>
        </Row>
        <Row gap="2">
          <Button size="sm" icon={<Star aria-hidden />} aria-pressed={isStarred} onClick={onStar}>
            {words.favourites.one}
          </Button>
          <Button
            size="sm"
            icon={<ChartLine aria-hidden />}
            aria-pressed={chart === 'on'}
            disabled={chart === 'full'}
            onClick={onChart}
          >
            {words.charted.one}
          </Button>
          {chart === 'full' ? (
            <Text as="p" size="sm" tone="muted">
              {words.charted.full(MOST_CHOSEN)}
            </Text>
          ) : null}
        </Row>
        <Stack as="dl" gap="1" narrows>
          <Fact name={words.rank}>#{number(row.rank)}</Fact>
          {row.organization !== null && row.organizationRank !== null ? (
            <Fact name={words.drawer.inOrganization(row.organization)}>#{number(row.organizationRank)}</Fact>
          ) : null}
          <Fact name={words.score}>{number(row.score)}</Fact>
          <Fact name={words.solved}>
            {number(row.solved)} / {number(live.board.challenges.length)}
          </Fact>
        </Stack>
        <Stack as="section" aria-labelledby="team-strengths" gap="1" narrows>
          <Text as="h3" id="team-strengths" face="heading">
            {words.drawer.strengths}
          </Text>
          <Radar strengths={strengths} />
          <Stack as="ul" gap="1" narrows>
            {strengths.map(({ tag, solved, all, share }) => (
              <Stack as="li" key={tag} gap="1" narrows>
                <Row as="span" gap="3" wrap={false} align="stretch" justify="between">
                  <Badge {...categoryBadge(tag, categories)} />
                  <Text size="sm" tone="muted">
                    {words.drawer.strength(solved, all)}
                  </Text>
                </Row>
                <Progress size="sm" label={categories.labelOf(tag)} value={share} />
              </Stack>
            ))}
          </Stack>
        </Stack>
        <TeamSolves board={live.board} place={place} read={read} />
      </Stack>
    </Drawer>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Row gap="3" wrap={false} align="stretch" justify="between">
      <Text as="dt" tone="muted" narrows lines="broken">
        {name}
      </Text>
      <Text as="dd" face="digits">
        {children}
      </Text>
    </Row>
  )
}

/** The strengths of a team by category. The list below it has the same content for screen readers. */
function Radar({ strengths }: { strengths: readonly Strength[] }) {
  const axes = strengths.length
  if (axes < MIN_CORNERS) return null
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${RADAR.size} ${RADAR.size}`}
      fill="none"
      stroke="currentColor"
      className={frame}
    >
      {RINGS.map((share) => (
        <polygon key={share} points={outlineOf(strengths.map(() => share))} strokeOpacity={0.3} />
      ))}
      {strengths.map(({ tag }, axis) => {
        const end = cornerOf(axis, axes, RADAR.radius)
        const middle = cornerOf(axis, axes, RADAR.icon)
        const Icon = CATEGORY_ICONS[tag]
        return (
          <g key={tag}>
            <line x1={RADAR.size / 2} y1={RADAR.size / 2} x2={end.x} y2={end.y} strokeOpacity={0.3} />
            <Icon x={middle.x - ICON / 2} y={middle.y - ICON / 2} size={ICON} />
          </g>
        )
      })}
      <Text
        as="polygon"
        points={outlineOf(strengths.map(({ share }) => share))}
        tone="brand"
        fill="currentColor"
        fillOpacity={0.25}
        strokeWidth={2}
      />
    </svg>
  )
}

const frame = css({ width: 'full', maxWidth: '72', color: 'fg.muted' })
