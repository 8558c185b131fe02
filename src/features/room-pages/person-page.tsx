import { Link } from 'react-router-dom'
import { getRoomPerson } from '#contract/calls/room-pages.ts'
import type { RoomPersonModel } from '#contract/models/room-pages.ts'
import { instant } from '#contract/models/time.ts'
import { useRead } from '#src/api/use-read.ts'
import { formatCount } from '#src/format/count.ts'
import { formatShare } from '#src/format/number-and-date.ts'
import { HiddenText } from '#src/shell/room/hidden-text.tsx'
import { teamPagePath } from '#src/shell/room/room-links.ts'
import { When } from '#src/shell/when.tsx'
import type { RoomPagesWords } from '#src/text/areas/room-pages.en.ts'
import { roomPagesWords } from '#src/text/areas/room-pages.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { roomPage } from '#styled/recipes/room-page.js'
import { Figures, type Figure } from './figures.tsx'
import { PageFrame, PageSheet } from './page-frame.tsx'
import { PersonTeams, SignIns } from './person-sections.tsx'
import { Addresses, History } from './side-sections.tsx'
import { SubmissionsSection } from './submissions-section.tsx'
import { useMasked } from './use-masked.ts'

interface PersonPageProps {
  game: number
  user: string
  isAdmin: boolean
}

/** A user, with their actions in the game. */
export function PersonPage({ game, user, isAdmin }: PersonPageProps) {
  const isMasked = useMasked()
  const read = useRead(getRoomPerson, { params: { id: game, userId: user } }, 'overview')
  return (
    <PageFrame game={game} read={read}>
      {(person) => <PersonView person={person} game={game} isAdmin={isAdmin} isMasked={isMasked} />}
    </PageFrame>
  )
}

interface PersonViewProps {
  person: RoomPersonModel
  game: number
  isAdmin: boolean
  isMasked: boolean
}

export function PersonView({ person, game, isAdmin, isMasked }: PersonViewProps) {
  const words = useWords(roomPagesWords)
  const { locale } = useText()
  const team = person.teams.find(({ participationId }) => participationId !== null)
  return (
    <PageSheet
      name={person.userName}
      icon={<Avatar size="sm" name={person.userName} picture={person.avatar} />}
      facts={
        <>
          {team?.participationId == null ? null : (
            <Link to={teamPagePath(game, team.participationId)} className={roomPage().link}>
              <bdi>{team.name}</bdi>
            </Link>
          )}
          <HiddenText isMasked={isMasked}>
            {person.realName === '' ? null : <span>{person.realName}</span>}
            <span>{person.email}</span>
          </HiddenText>
        </>
      }
      main={
        <>
          <Figures label={words.figures} figures={figuresOf(person, words, locale)} />
          <SubmissionsSection
            game={game}
            submissions={person.submissions}
            all={Math.max(person.tries.judged, person.submissions.length)}
            names="team"
            search={{ person: person.userName }}
            isMasked={isMasked}
          />
        </>
      }
      side={
        <>
          <PersonTeams game={game} person={person} />
          <Addresses game={game} addresses={person.addresses} isMasked={isMasked} />
          {isAdmin ? <SignIns signIns={person.signIns} isMasked={isMasked} /> : null}
          {isAdmin ? <History entries={person.history} /> : null}
        </>
      }
    />
  )
}

function figuresOf(
  { tries, registeredAt, lastVisitAt }: RoomPersonModel,
  words: RoomPagesWords,
  locale: string,
): readonly Figure[] {
  const { figure } = words
  return [
    { name: figure.solves, value: formatCount(tries.solves) },
    { name: figure.tries, value: formatCount(tries.judged) },
    {
      name: figure.wrong,
      value: formatCount(tries.wrong),
      note: formatShare(tries.judged === 0 ? 0 : tries.wrong / tries.judged, locale),
    },
    {
      name: figure.lastSolve,
      value: tries.lastSolveAt === null ? words.none : <When at={instant(tries.lastSolveAt)} />,
    },
    {
      name: figure.last,
      value: tries.lastAt === null ? words.none : <When at={instant(tries.lastAt)} />,
    },
    { name: figure.visited, value: <When at={instant(lastVisitAt)} /> },
    { name: figure.registered, value: <When at={instant(registeredAt)} /> },
  ]
}
