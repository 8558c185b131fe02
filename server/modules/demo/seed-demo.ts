import { DEFAULT_BLOOD_BONUS } from '#contract/rules/blood-bonus.ts'
import type { Config } from '#server/config/config.ts'
import type { Deps } from '#server/modules/services.ts'
import { makeGameKeys, signTeamToken } from '#server/modules/game/signing-keys.ts'
import { newUser } from '#server/modules/account/new-user.ts'
import { hashPassword } from '#server/modules/account/password-hashing.ts'
import type { StoredParticipationStatus } from '#server/store/rows/participation.ts'
import type { Tables } from '#server/store/store.ts'
import { DEMO_GAMES, type DemoGame } from './games.ts'
import { seedPlay, type DemoPlayer } from './seed-play.ts'
import { DEMO_POSTS } from './posts.ts'
import { DEMO_TEAMS, type DemoTeam } from './teams.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type World = Pick<Deps, 'ids'> & { now: number; xorKey: string | null }
interface SeededTeam {
  id: number
  name: string
  members: readonly string[]
}

/**
 * Fills a platform without games with sample data, all or nothing. If several processes start, one of them
 * does it.
 */
export function seedDemo({
  store,
  clock,
  ids,
  config,
}: Pick<Deps, 'store' | 'clock' | 'ids'> & { config: Pick<Config, 'xorKey'> }): Promise<'seeded' | 'kept'> {
  return store.exclusively('demo', async (tables) => {
    if ((await tables.games.count()) > 0) return 'kept'
    const world = { ids, now: clock.now(), xorKey: config.xorKey }
    await seedPosts(tables, world)
    const passwordHash = await hashPassword(ids.bytes(24).toString('base64'))
    const teams: SeededTeam[] = []
    for (const team of DEMO_TEAMS) teams.push(await seedTeam(tables, team, passwordHash, world))
    for (const game of DEMO_GAMES) await seedGame(tables, game, teams.slice(0, game.teams), world)
    return 'seeded'
  })
}

async function seedPosts({ posts, users }: Tables, { ids, now }: World): Promise<void> {
  const author = await users.byLogin('Admin')
  for (const { ageHours, ...post } of DEMO_POSTS) {
    await posts.create({
      ...post,
      id: ids.bytes(4).toString('hex'),
      authorId: author?.id ?? null,
      updatedAt: now - ageHours * HOUR_MS,
    })
  }
}

/** The users have random passwords, because nobody signs in as them. */
async function seedTeam(
  { users, teams }: Tables,
  team: DemoTeam,
  passwordHash: string,
  { ids, now }: World,
): Promise<SeededTeam> {
  const members: string[] = []
  const since = now - 60 * DAY_MS
  for (const name of team.members) {
    const email = `${name}@demo.invalid`
    const user = newUser(
      { name, passwordHash, email, emailConfirmed: true, registeredAt: since, lastVisitAt: now - HOUR_MS },
      ids,
    )
    // A user with that name exists already, so the team gets no such member.
    if ((await users.create(user)) === null) members.push(user.id)
  }
  const [captainId, ...others] = members
  if (captainId === undefined) return { id: 0, name: team.name, members: [] }
  const inviteToken = ids.bytes(16).toString('hex')
  const id = await teams.create({
    name: team.name,
    bio: team.bio,
    avatarHash: null,
    locked: false,
    inviteToken,
    captainId,
    createdAt: since,
  })
  for (const userId of others) await teams.addMember({ teamId: id, userId, joinedAt: since + DAY_MS })
  return { id, name: team.name, members }
}

async function seedGame(
  tables: Tables,
  game: DemoGame,
  teams: readonly SeededTeam[],
  { ids, now, xorKey }: World,
): Promise<void> {
  const { title, summary, content, practiceMode, organizations, inviteCode, teamMemberCountLimit } = game
  const keys = makeGameKeys(ids, xorKey)
  const startAt = Math.floor(now / HOUR_MS + game.startsInHours) * HOUR_MS
  const endAt = startAt + game.lastsHours * HOUR_MS
  const gameId = await tables.games.create({
    title,
    summary,
    content,
    practiceMode,
    organizations,
    inviteCode,
    teamMemberCountLimit,
    ...keys,
    startAt,
    endAt,
    hidden: false,
    acceptWithoutReview: false,
    containerCountLimit: 3,
    posterHash: null,
    wpddlAt: endAt + 2 * DAY_MS,
    wpNote: '',
    bloodBonus: DEFAULT_BLOOD_BONUS,
  })
  const players: DemoPlayer[] = []
  for (const [at, team] of teams.filter(({ members }) => members.length > 0).entries()) {
    const straggler = game.stragglers[at - (teams.length - game.stragglers.length)]
    const organization = organizations?.[at % organizations.length] ?? null
    const participationId = await seedParticipation(tables, {
      gameId,
      team,
      status: straggler ?? 'Accepted',
      organization,
      token: signTeamToken(keys.privateKey, team.id, xorKey),
      createdAt: Math.min(startAt - DAY_MS, now - HOUR_MS),
    })
    const [userId] = team.members
    if (straggler === undefined && userId !== undefined)
      players.push({ participationId, teamId: team.id, teamName: team.name, userId })
  }
  for (const [at, notice] of game.notices.entries()) {
    await tables.notices.create({ gameId, type: 'Normal', content: notice, at: startAt + at * 2 * HOUR_MS })
  }
  if (startAt < now) await seedPlay(tables, gameId, players, { startAt, until: Math.min(now, endAt) })
}

interface SeededParticipation {
  gameId: number
  team: SeededTeam
  status: StoredParticipationStatus
  organization: string | null
  token: string
  createdAt: number
}
async function seedParticipation(
  { participations }: Tables,
  { team, ...participation }: SeededParticipation,
): Promise<number> {
  const { gameId } = participation
  const participationId = await participations.create({ ...participation, teamId: team.id })
  for (const userId of team.members) await participations.addMember({ participationId, gameId, userId })
  return participationId
}
