import { Suspense, type ReactNode } from 'react'
import { getRoomTeam } from '#contract/calls/room-pages.ts'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import { instant } from '#contract/models/time.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { formatCount } from '#src/format/count.ts'
import { formatShare } from '#src/format/number-and-date.ts'
import { useAccountView } from '#src/shell/frame/account-view.ts'
import { When } from '#src/shell/when.tsx'
import type { RoomPagesWords } from '#src/text/areas/room-pages.en.ts'
import { roomPagesWords } from '#src/text/areas/room-pages.ts'
import { teamActsWords } from '#src/text/areas/team-acts.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { Figures, type Figure } from './figures.tsx'
import { Marks } from './marks.tsx'
import { PageFrame, PageSheet } from './page-frame.tsx'
import { PeopleTable } from './people-table.tsx'
import { PointsLine } from './points-line.tsx'
import { Section } from './section.tsx'
import { Addresses, History, Instances } from './side-sections.tsx'
import { SubmissionsSection } from './submissions-section.tsx'
import { TeamActs } from './team-acts.tsx'
import { TeamNotes } from './team-notes.tsx'
import { LookedBy } from './looked-by.tsx'
import { STATUS_TONES } from './status-tones.ts'
import { useMasked } from './use-masked.ts'

export interface TeamPageProps {
  game: number
  participation: number
  /** False for monitors, who may not read the audit log. */
  isAdmin: boolean
}

/** A team in a game, for administrators and monitors. */
export function TeamPage({ game, participation, isAdmin }: TeamPageProps) {
  const isMasked = useMasked()
  const hasNotes = useConfig().features?.includes('team-notes') === true
  const account = useAccountView()
  const own = account.kind === 'account' ? account.name : ''
  const read = useRead(getRoomTeam, { params: { id: game, participationId: participation } }, 'overview')
  return (
    <PageFrame game={game} read={read}>
      {(team) => (
        <TeamView
          team={team}
          game={game}
          isAdmin={isAdmin}
          isMasked={isMasked}
          // The rest of the page does not wait for the acts to load.
          acts={
            <Suspense>
              <TeamActs game={game} team={team} isAdmin={isAdmin} />
            </Suspense>
          }
          notes={
            <Suspense>
              {hasNotes ? <TeamNotes game={game} team={team} own={own} isAdmin={isAdmin} /> : null}
            </Suspense>
          }
        />
      )}
    </PageFrame>
  )
}

interface TeamViewProps {
  team: RoomTeamModel
  game: number
  isAdmin: boolean
  isMasked: boolean
  acts?: ReactNode
  notes?: ReactNode
}

export function TeamView({ team, game, isAdmin, isMasked, acts, notes }: TeamViewProps) {
  const words = useWords(roomPagesWords)
  const acting = useWords(teamActsWords)
  const { locale } = useText()
  const players = team.people.filter(({ isRegistered }) => isRegistered).length
  return (
    <PageSheet
      name={team.name}
      icon={<TeamFlag name={team.name} picture={team.avatar} size={26} />}
      facts={
        <>
          {team.organization ? <span>{team.organization}</span> : null}
          <Badge tone={STATUS_TONES[team.status]}>{words.status[team.status]}</Badge>
          <span>
            {words.joined} <When at={instant(team.joinedAt)} />
          </span>
          {team.banReason ? (
            <span>
              {acting.banReason}: {team.banReason}
            </span>
          ) : null}
          {team.looked ? (
            <span>
              {acting.lookedBy} <LookedBy look={team.looked} />
            </span>
          ) : null}
        </>
      }
      acts={acts}
      main={
        <>
          <Figures label={words.figures} figures={figuresOf(team, words, locale)} />
          <Marks game={game} marks={team.challenges} />
          <PointsLine team={team} />
          <Section title={words.people} note={words.peopleCount(players, team.people.length)}>
            <PeopleTable game={game} people={team.people} captainId={team.captainId} isMasked={isMasked} />
          </Section>
          <SubmissionsSection
            game={game}
            submissions={team.submissions}
            all={Math.max(team.tries.judged, team.submissions.length)}
            names="person"
            search={{ team: team.name }}
            isMasked={isMasked}
          />
        </>
      }
      side={
        <>
          <Addresses game={game} addresses={team.addresses} isMasked={isMasked} />
          <Instances game={game} instances={team.instances} />
          {notes}
          {isAdmin ? <History entries={team.history} /> : null}
        </>
      }
    />
  )
}

function figuresOf(team: RoomTeamModel, words: RoomPagesWords, locale: string): readonly Figure[] {
  const { figure } = words
  const { tries } = team
  return [
    {
      name: figure.rank,
      value: team.rank === null ? words.none : formatCount(team.rank),
      note: words.of(team.ranked),
    },
    { name: figure.points, value: formatCount(team.points) },
    {
      name: figure.solves,
      value: formatCount(team.challenges.filter(({ solvedAt }) => solvedAt !== null).length),
      note: words.of(team.challenges.length),
    },
    { name: figure.tries, value: formatCount(tries.judged) },
    {
      name: figure.wrong,
      value: formatCount(tries.wrong),
      note: formatShare(tries.judged === 0 ? 0 : tries.wrong / tries.judged, locale),
    },
    { name: figure.bloods, value: formatCount(team.bloods) },
    {
      name: figure.lastSolve,
      value: tries.lastSolveAt === null ? words.none : <When at={instant(tries.lastSolveAt)} />,
    },
  ]
}
