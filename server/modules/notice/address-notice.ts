import type { AddressedNotice as Told, AddressedNoticeInput } from '#contract/models/addressed-notice.ts'
import { instant, toIso } from '#contract/models/time.ts'
import { MAX_TEXT_LENGTH } from '#contract/rules/edit-limits.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import { isDue, MAX_NOTICE_TEAMS } from '#contract/rules/notice-plan.ts'
import { checkTextLength } from '#server/http/length-limits.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Change } from '#server/live/change.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { commit } from '#server/modules/commit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import type { Services } from '#server/modules/services.ts'
import type { AddressedNotice, NoticeTeam } from '#server/store/addressed-notices.ts'
import type { Game } from '#server/store/games.ts'
import type { Tables } from '#server/store/store.ts'
import { publishTo, tellTeams } from './publish-to.ts'

interface NoticeRef {
  id: number
  noticeId: number
}
/** What an organiser wants, checked. `at` null: at once. `teams` null: all. */
interface WantedNotice {
  content: string
  at: number | null
  teams: NoticeTeam[] | null
}
type Needs = Pick<Services, 'store' | 'publish' | 'clock'>

export async function listAddressed(gameId: number, { store }: Pick<Services, 'store'>): Promise<Told[]> {
  if (!(await store.games.exists(gameId))) throw refuse(404, 'gameMissing')
  return (await store.addressedNotices.list(gameId)).map((notice) => toTold(notice, notice.named))
}

export function addressNotice(
  gameId: number,
  input: AddressedNoticeInput,
  by: AuditActor,
  { clock, ...needs }: Needs,
): Promise<Told> {
  return commit(needs, async (tables, changes) => {
    const game = await lockGame(gameId, tables)
    const now = clock.now()
    const wanted = await check(input, game, tables, now)
    const { id, isOut } = await store(wanted, game, now, { tables, changes })
    const of = { kind: 'notice', id, gameId } as const
    await writeAudit(
      tables,
      by,
      { act: 'NoticeCreated', of, after: { gameId, ...audited(wanted) } },
      { clock },
    )
    return toTold({ ...wanted, id, at: wanted.at ?? now, isOut }, wanted.teams)
  })
}

/** Without a time, the notice comes out now. */
export function changeAddressed(
  { id: gameId, noticeId }: NoticeRef,
  input: AddressedNoticeInput,
  by: AuditActor,
  { clock, ...needs }: Needs,
): Promise<Told> {
  return commit(needs, async (tables, changes) => {
    const game = await lockGame(gameId, tables)
    const before = await lock(gameId, noticeId, tables)
    if (before.isOut) throw refuse(400, 'noticeIsOut')
    const now = clock.now()
    const wanted = await check(input, game, tables, now)
    let id = noticeId
    if (wanted.at === null) {
      await tables.addressedNotices.delete(noticeId)
      id = (await store(wanted, game, now, { tables, changes })).id
    } else {
      const teams = idsOf(wanted.teams)
      await tables.addressedNotices.update({ ...before, content: wanted.content, at: wanted.at, teams })
      changes.push({ kind: 'addressed-notices-changed', gameId })
    }
    const was = {
      ...before,
      teams: before.teams && (await tables.addressedNotices.known(gameId, before.teams)),
    }
    const facts = { before: audited(was), after: audited(wanted) }
    const of = { kind: 'notice', id: noticeId, gameId } as const
    await writeAudit(tables, by, { act: 'NoticeChanged', of, ...facts }, { clock })
    return toTold({ ...wanted, id, at: wanted.at ?? now, isOut: wanted.at === null }, wanted.teams)
  })
}

export function deleteAddressed(
  { id: gameId, noticeId }: NoticeRef,
  by: AuditActor,
  { clock, ...needs }: Needs,
): Promise<null> {
  return commit(needs, async (tables, changes) => {
    await lockGame(gameId, tables)
    const { isOut, teams, content } = await lock(gameId, noticeId, tables)
    await tables.addressedNotices.delete(noticeId)
    if (isOut) changes.push(...(await tellTeams(gameId, teams ?? [], tables)))
    else changes.push({ kind: 'addressed-notices-changed', gameId })
    const of = { kind: 'notice', id: noticeId, gameId } as const
    await writeAudit(tables, by, { act: 'NoticeDeleted', of, before: { content } }, { clock })
    return null
  })
}

async function lock(
  gameId: number,
  noticeId: number,
  { addressedNotices }: Tables,
): Promise<AddressedNotice> {
  const notice = await addressedNotices.lock(gameId, noticeId)
  if (notice === null) throw refuse(404, 'noticeMissing')
  if (notice.type !== 'Normal') throw refuse(400, 'noticeOfSystem')
  return notice
}

async function check(
  { content, at, teams }: AddressedNoticeInput,
  game: Game,
  { addressedNotices }: Tables,
  now: number,
): Promise<WantedNotice> {
  checkTextLength('content', content, MAX_TEXT_LENGTH)
  const due = at === null ? null : instant(at)
  if (due !== null && due <= gameNow(game, now)) throw refuse(400, 'noticeTimePast')
  if (teams === null) return { content, at: due, teams: null }
  const ids = [...new Set(teams)]
  if (ids.length === 0 || ids.length > MAX_NOTICE_TEAMS)
    throw refuse(400, 'noticeTeams', { limit: MAX_NOTICE_TEAMS })
  const known = await addressedNotices.known(game.id, ids)
  if (known.length < ids.length) throw refuse(400, 'noticeTeamMissing')
  return { content, at: due, teams: known }
}

async function store(
  { content, at, teams }: WantedNotice,
  game: Game,
  now: number,
  { tables, changes }: { tables: Tables; changes: Change[] },
): Promise<{ id: number; isOut: boolean }> {
  const notice = { gameId: game.id, type: 'Normal', content } as const
  if (at !== null && !isDue(at, game, now)) {
    const id = await tables.addressedNotices.create({ ...notice, at, teams: idsOf(teams), isOut: false })
    changes.push({ kind: 'addressed-notices-changed', gameId: game.id })
    return { id, isOut: false }
  }
  const out = await publishTo(idsOf(teams), { ...notice, at: now }, now >= game.startAt, tables)
  changes.push(...out.changes)
  return { id: out.id, isOut: true }
}

const idsOf = (teams: readonly NoticeTeam[] | null) => teams?.map(({ id }) => id) ?? null

/** Names are stored, because a team may be renamed or deleted later. */
const audited = ({ content, at, teams }: WantedNotice) => ({
  content,
  opensAt: at === null ? null : toIso(at),
  teams: teams?.map(({ name }) => name).join(', ') ?? null,
})

const toTold = (
  { id, content, at, isOut }: Pick<AddressedNotice, 'id' | 'content' | 'at' | 'isOut'>,
  teams: NoticeTeam[] | null,
): Told => ({
  id,
  content,
  time: toIso(at),
  isOut,
  teams,
})
