import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import Plus from 'lucide-react/icons/plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Square from 'lucide-react/icons/square'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { GameInstanceModel, GameInstanceState } from '#contract/models/game-instance.ts'
import { instant } from '#contract/models/time.ts'
import { useNow } from '#src/browser/clock.ts'
import { formatAgo } from '#src/format/ago.ts'
import { formatCountdown } from '#src/format/number-and-date.ts'
import { CategoryIcon } from '#src/shell/category-chip.tsx'
import { teamPagePath } from '#src/shell/room/room-links.ts'
import { instancesWords } from '#src/text/areas/instances.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { DenseCell } from '#src/ui/dense-cell.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { denseList } from '#styled/recipes/dense-list.js'
import { actsOn, type InstanceAct } from './instance-rows.ts'

const TONES = {
  Failed: 'danger',
  Queued: 'warning',
  Pulling: 'warning',
  Creating: 'warning',
  Running: 'muted',
} as const satisfies Record<GameInstanceState, string>
const ICONS: Readonly<Record<GameInstanceState, LucideIcon>> = {
  Failed: CircleAlert,
  Queued: Clock,
  Pulling: Clock,
  Creating: Clock,
  Running: Check,
}
const ACT_ICONS: Readonly<Record<InstanceAct, LucideIcon>> = {
  prolong: Plus,
  restart: RotateCw,
  stop: Square,
}

export interface InstanceRowProps {
  game: number
  row: GameInstanceModel
  isChosen: boolean
  /** Null: the reader may only watch. */
  onAct: ((act: InstanceAct) => void) | null
  onChoose: (isChosen: boolean) => void
  tab: 0 | -1
}

export function InstanceRow({ game, row, isChosen, onAct, onChoose, tab }: InstanceRowProps) {
  const words = useWords(instancesWords)
  const { state, team, challenge, user, entry } = row
  const Icon = ICONS[state]
  const style = denseList()
  return (
    <>
      <DenseCell name="pick">
        {onAct === null ? null : (
          <Checkbox
            label={<SrOnly>{words.pick(challenge.title, team.name)}</SrOnly>}
            tabIndex={tab}
            checked={isChosen}
            onCheckedChange={onChoose}
          />
        )}
      </DenseCell>
      <DenseCell name="state" tone={TONES[state]}>
        <Icon aria-hidden />
        {words.state[state]}
      </DenseCell>
      <DenseCell name="challenge" title={challenge.title}>
        <CategoryIcon tag={challenge.tag} />
        <bdi className={style.name}>{challenge.title}</bdi>
      </DenseCell>
      <DenseCell name="team" title={team.name}>
        <TeamFlag name={team.name} picture={team.avatar} size={16} />
        <Link to={teamPagePath(game, row.participationId)} tabIndex={tab} className={style.name}>
          <bdi>{team.name}</bdi>
        </Link>
      </DenseCell>
      <DenseCell name="by" tone="muted">
        <bdi className={style.name}>{user}</bdi>
      </DenseCell>
      <DenseCell name="left">
        <Left row={row} />
      </DenseCell>
      <DenseCell name="entry" {...(entry === null ? {} : { title: entry })}>
        <bdi className={style.name}>{entry}</bdi>
      </DenseCell>
      <DenseCell name="acts">
        {onAct === null
          ? null
          : actsOn(state).map((act) => {
              const ActIcon = ACT_ICONS[act]
              const label = words.actOn[act](challenge.title, team.name)
              return (
                <IconButton
                  key={act}
                  label={label}
                  title={words.act[act]}
                  size="sm"
                  tabIndex={tab}
                  onClick={() => onAct(act)}
                >
                  <ActIcon aria-hidden />
                </IconButton>
              )
            })}
      </DenseCell>
    </>
  )
}

/** A component of its own, so that only this cell renders every second. */
function Left({ row: { state, since, ahead, expectStopAt } }: Pick<InstanceRowProps, 'row'>) {
  const { locale } = useText()
  const words = useWords(instancesWords)
  const now = useNow()
  if (state === 'Failed') return words.failedAt(formatAgo(instant(since), now, locale))
  if (state !== 'Running') return ahead === 0 ? words.next : words.ahead(ahead)
  return expectStopAt === null ? null : formatCountdown(instant(expectStopAt) - now)
}
