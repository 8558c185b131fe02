import { useAtomValue } from 'jotai'
import { listAddressedNotices } from '#contract/calls/addressed-notices.ts'
import { listContainers, listWriteups } from '#contract/calls/admin.ts'
import { getCategoriesToEdit } from '#contract/calls/categories.ts'
import {
  getChallengeToEdit,
  getGameToEdit,
  listChallengesToEdit,
  listGamesToEdit,
  listNoticesToEdit,
} from '#contract/calls/edit.ts'
import { siftTeams, siftUsers } from '#contract/calls/roster.ts'
import { listOwnTeams } from '#contract/calls/team.ts'
import { useParticipations } from '#src/api/use-participations.ts'
import { useRead, type Read } from '#src/api/use-read.ts'
import { useWired } from '#src/bind/wired.ts'
import { useCheats } from '#src/features/monitor/use-cheats.ts'
import { eventsAtom, submissionsAtom } from '#src/live/feed-atoms.ts'
import { useConnection } from '#src/live/use-connection.ts'
import { ALL_GAMES } from '#src/url/all-games-query.ts'
import { siftedTeamsFrom, siftedUsersFrom } from '#src/url/roster-query.ts'

const ALL_USERS = siftedUsersFrom({
  hint: '',
  skip: 0,
  sift: { kind: 'Everybody', sort: 'Registered', desc: false },
})
const ALL_TEAMS = siftedTeamsFrom({ hint: '', skip: 0, sift: { kind: 'All', sort: 'Created', desc: false } })

/** Finds rows by id, because their positions depend on other changes. */
const byId = <Row extends { id: number | string }>(rows: readonly Row[] | undefined) =>
  rows && Object.fromEntries(rows.map((row) => [row.id, row]))
const valueOf = <Value,>(read: Read<Value>) => (read.state === 'ready' ? read.value : null)

/** Reads everything that the screens of an organiser in a team read, through their own hooks. */
export function OrganiserScreen({ game, shown }: { game: number; shown: Record<string, unknown> }) {
  const { live } = useWired()
  const sent = { params: { id: game } }
  const games = valueOf(useRead(listGamesToEdit, ALL_GAMES, 'once'))
  const edited = valueOf(useRead(getGameToEdit, sent, 'once'))
  const categories = valueOf(useRead(getCategoriesToEdit, sent, 'once'))
  const users = valueOf(useRead(siftUsers, ALL_USERS, 'once'))
  const teams = valueOf(useRead(siftTeams, ALL_TEAMS, 'once'))
  const containers = valueOf(useRead(listContainers, {}, 'once'))
  const writeups = valueOf(useRead(listWriteups, sent, 'once'))
  const ownTeams = valueOf(useRead(listOwnTeams, {}, 'teams'))
  const participations = valueOf(useParticipations(game))
  const challenges = valueOf(useRead(listChallengesToEdit, sent, 'once'))
  const first = challenges?.map(({ id }) => id).toSorted((one, other) => one - other)[0]
  const editor = useRead(
    getChallengeToEdit,
    first === undefined ? null : { params: { id: game, cId: first } },
    'once',
  )
  const cheats = valueOf(useCheats(game))
  const notices = valueOf(useRead(listNoticesToEdit, sent, 'once'))
  const addressed = valueOf(useRead(listAddressedNotices, sent, 'once'))
  const events = useAtomValue(eventsAtom(live, game)).live
  const submissions = useAtomValue(submissionsAtom(live, game)).live
  const lines = [
    useConnection(live, null, 'platform'),
    useConnection(live, game, 'monitor'),
    useConnection(live, null, 'public'),
  ]
  Object.assign(shown, {
    games: byId(games?.data),
    game: edited,
    categories: categories?.categories,
    users: byId(users?.data),
    teams: byId(teams?.data),
    containers: containers?.data,
    writeups,
    participations,
    challenges: byId(challenges ?? undefined),
    challenge: valueOf(editor),
    cheats,
    notices,
    addressed,
    ownTeams: byId(ownTeams ?? undefined),
    events: events.state === 'waiting' ? null : events.value,
    submissions: submissions.state === 'waiting' ? null : submissions.value,
    lines: lines.map(({ view }) => view.kind),
  })
  return null
}
