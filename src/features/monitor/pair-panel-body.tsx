import type { PairTry } from '#contract/models/team-pairs.ts'
import { RULINGS, type Ruling } from '#contract/rules/participation-ruling.ts'
import type {
  ParticipationReviewView,
  ReviewedParticipation,
} from '#machines/admin/participation-review.machine.ts'
import type { QueueCommand } from '#machines/kit/queue.ts'
import { formatDayHour } from '#src/format/time.ts'
import { TeamPageName } from '#src/shell/room/team-page-name.tsx'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { teamPairsWords } from '#src/text/areas/team-pairs.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { Lanes, type Lane } from '#src/ui/lanes.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { useFocusKeeper } from '#src/ui/use-focus-keeper.ts'
import { sidePanel } from '#styled/recipes/side-panel.js'
import { STATUS_TONES } from './cheat-card.tsx'
import { CheatProgress } from './cheat-progress.tsx'
import type { CheatSide } from './cheat-pairs.ts'
import { IncidentRow } from './incident-row.tsx'
import { drawingOf, factsOf, type LinkedPair } from './pair-facts.ts'
import { PairReasonList, ReasonBadges } from './pair-reasons.tsx'
import { PairStateChoice, type PairStates } from './pair-state-choice.tsx'

export interface PairPanelBodyProps {
  game: number
  pair: LinkedPair
  isMasked: boolean
  /** The submissions of both teams. Null: not known, or the server does not tell them. */
  tries: readonly PairTry[] | null
  /** The state of a decision on a team. Null for users who may not decide. */
  reviewing: ParticipationReviewView | null
  send: (command: QueueCommand<ReviewedParticipation, Ruling>) => void
  /** Null: the server keeps no states of pairs. */
  states: PairStates | null
}

/** The state of a pair, both teams over time, and all that links them. */
export function PairPanelBody(props: PairPanelBodyProps) {
  const { game, pair, isMasked, tries, reviewing, send, states } = props
  const words = useWords(monitorWords).cheats
  // The pressed button disappears with the status of the team.
  const around = useFocusKeeper<HTMLDivElement>()
  const { sides, incidents, reasons, standing } = pair
  const { one, other } = factsOf(pair)
  const [first, second] = sides
  const style = sidePanel()
  return (
    <div ref={around} tabIndex={-1}>
      <div className={style.part}>
        {states === null ? null : (
          <PairStateChoice {...states} standing={standing} pair={words.pair(first.team, second.team)} />
        )}
        <Row gap="2" size="sm">
          <ReasonBadges reasons={reasons} />
        </Row>
        <CheatProgress view={reviewing ?? { kind: 'idle' }} send={send} />
        {[one, other].map((side) => (
          <Side key={side.id} game={game} side={side} reviewing={reviewing} send={send} />
        ))}
      </div>
      {tries === null ? null : <Drawing pair={pair} tries={tries} />}
      <div className={style.part}>
        <PairReasonList
          game={game}
          reasons={reasons}
          teams={[first.team, second.team]}
          incidents={incidents.map((incident) => (
            <IncidentRow key={incident.key} game={game} incident={incident} isMasked={isMasked} />
          ))}
          isMasked={isMasked}
        />
      </div>
    </div>
  )
}

interface SideProps extends Pick<PairPanelBodyProps, 'game' | 'reviewing' | 'send'> {
  side: CheatSide
}

/** A team, and the ban of this team only: both are never banned by one press. */
function Side({ game, side, reviewing, send }: SideProps) {
  const words = useWords(monitorWords).cheats
  const { id, team, avatar, organization, status } = side
  const isBusy = reviewing?.kind === 'busy'
  const act = (ruling: Ruling) => send({ type: 'begin', choice: ruling, items: [{ id, team }] })
  return (
    <Row gap="2">
      <TeamFlag name={team} picture={avatar} size={28} />
      <TeamPageName game={game} participation={id} name={team} />
      {status === 'Accepted' ? null : <Badge tone={STATUS_TONES[status]}>{words.status[status]}</Badge>}
      {organization ? <Badge>{organization}</Badge> : null}
      {reviewing === null || status === 'Pending'
        ? null
        : RULINGS[status].map((ruling) => (
            <Button
              key={ruling}
              size="sm"
              look="outline"
              {...(ruling === 'Suspended' ? { tone: 'danger' as const } : {})}
              state={isBusy && reviewing.at?.id === id ? 'busy' : 'ready'}
              {...(isBusy ? { 'aria-disabled': true } : {})}
              onClick={isBusy ? undefined : () => act(ruling)}
            >
              {ruling === 'Suspended' ? words.suspend(team) : words.restore(team)}
            </Button>
          ))}
    </Row>
  )
}

function Drawing({ pair, tries }: { pair: LinkedPair; tries: readonly PairTry[] }) {
  const { locale } = useText()
  const { drawing: words } = useWords(teamPairsWords)
  const drawing = drawingOf(pair, tries)
  const said = ({ name, marks }: Lane) => {
    const count = (kind: Lane['marks'][number]['mark']) => marks.filter(({ mark }) => mark === kind).length
    return words.of(name, count('plain') + count('good'), count('good'), count('linked'))
  }
  return (
    <div className={sidePanel().part}>
      <Stack gap="1" narrows>
        <Text as="h3" size="sm" weight="semibold">
          {words.title}
        </Text>
        {drawing === null ? (
          <Text as="p" size="sm" tone="muted">
            {words.none}
          </Text>
        ) : (
          <Lanes
            label={drawing.lanes.map(said).join('. ')}
            from={drawing.from}
            to={drawing.to}
            lanes={drawing.lanes}
            ends={[formatDayHour(drawing.from, locale), formatDayHour(drawing.to, locale)]}
            legend={words.legend}
          />
        )}
      </Stack>
    </div>
  )
}
