import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ConnectedPlatform } from '#server/backup/connect-platform.ts'
import { toJson, toLines } from '#server/take-over/print-report.ts'
import type { Report } from '#server/take-over/report.ts'
import { everything, filesBelow, MIGRATIONS } from '../backup/backup.world.ts'
import { aServer } from '../a-server.ts'
import { openStore } from '#server/store/open.ts'
import { ANN, BEA, CID, fillNew, fillOld, tokenOf } from './base-games.ts'
import { aUser, guidOf, hashOf, insert } from './base-sample.ts'
import { type Base, takeOverWorld, type TakeOverWorld } from './take-over.world.ts'

let world: TakeOverWorld
beforeAll(async () => {
  world = await takeOverWorld()
})
afterAll(() => world.close())

const rowsOf = async <Row extends object>({ pool }: Pick<ConnectedPlatform, 'pool'>, sql: string) =>
  (await pool.query<Row>(sql)).rows
const changes = ({ changed }: Report) =>
  Object.fromEntries(
    [...changed].map(([what, entries]) => [what, entries.map(({ before, after }) => [before, after])]),
  )

describe('a database of 0.15', () => {
  let into: ConnectedPlatform
  let base: Base
  let report: Report
  beforeAll(async () => {
    base = await world.base('0.15')
    await fillOld(base)
    into = await world.nowhere()
    report = await world.takeOver(base, into)
  })

  test('comes with its ids, and with files whose bytes were looked at', async () => {
    expect(await rowsOf(into, 'select id, name, role, email_confirmed from users order by name')).toEqual([
      { id: ANN, name: 'ann', role: 'Admin', email_confirmed: true },
      { id: BEA, name: 'bea', role: 'User', email_confirmed: true },
      { id: CID, name: 'cid', role: 'User', email_confirmed: false },
    ])
    expect(
      await rowsOf(
        into,
        'select id, game_id, team_id, organization, token, writeup_name from participations order by id',
      ),
    ).toEqual([
      {
        id: 17,
        game_id: 5,
        team_id: 7,
        organization: 'A',
        token: tokenOf(7),
        writeup_name: 'Writeup-5-7.pdf',
      },
      { id: 18, game_id: 5, team_id: 8, organization: 'A', token: tokenOf(8), writeup_name: null },
    ])
    expect(
      await rowsOf(into, 'select id, challenge_id, flag_id, type, name, url from attachments order by id'),
    ).toEqual([
      { id: 40, challenge_id: 30, flag_id: null, type: 'Local', name: 'task.zip', url: null },
      { id: 41, challenge_id: null, flag_id: 51, type: 'Remote', name: null, url: 'https://files.example/1' },
    ])
    expect(await rowsOf(into, 'select id, invite_token, captain_id from teams order by id')).toEqual([
      { id: 7, invite_token: 'a'.repeat(32), captain_id: ANN },
      { id: 8, invite_token: 'b'.repeat(32), captain_id: BEA },
    ])
    expect((await filesBelow(into.dataDir)).sort()).toEqual(
      ['an avatar', 'a task', '%PDF-'].map(hashOf).sort(),
    )
    expect(await rowsOf(into, 'select name, refs, loose from files order by name')).toEqual([
      { name: 'Writeup-5-7.pdf', refs: 1, loose: 0 },
      { name: 'avatar.webp', refs: 1, loose: 0 },
      { name: 'task.zip', refs: 1, loose: 0 },
    ])
    expect(await rowsOf(into, 'select id, title, author_id from posts')).toEqual([
      { id: '0123abcd', title: 'P', author_id: ANN },
    ])
    expect(await rowsOf(into, 'select id, name, source, seq from logs')).toEqual([
      { id: 80, name: 'ann', source: 'L', seq: 1 },
    ])
  })

  test('a solve counts once, and two teams are never first', async () => {
    expect(
      await rowsOf(
        into,
        `select submission_id as id, participation_id as of, to_char(at, 'HH24:MI:SS.MS') as at from solves order by at`,
      ),
    ).toEqual([
      { id: 101, of: 17, at: '10:01:10.500' },
      { id: 102, of: 18, at: '10:01:10.501' },
      { id: 105, of: 17, at: '10:01:35.123' },
    ])
    expect(await rowsOf(into, 'select id, type from notices order by id')).toEqual([
      { id: 60, type: 'Normal' },
      { id: 62, type: 'FirstBlood' },
    ])
    expect(
      await rowsOf(
        into,
        'select monitor_seq - 1000000000 as monitor, notice_seq - 1000000000 as notices from games',
      ),
    ).toEqual([{ monitor: 8, notices: 2 }])
  })

  test('what its races have spoilt is told with before and after', () => {
    expect(changes(report)).toEqual({
      'numbers of solves': [
        ['3', '2'],
        ['0', '1'],
      ],
      'challenges that a team solved more than once': [['2 solves', '1 solve']],
      'bloods that were announced twice': [
        ['恭喜 東京 获得 「Challenge 30」 的一血', '恭喜 Red 获得 「Challenge 30」 的一血'],
      ],
      'teams beyond the limit of their game': [['2 players, 1 allowed', '2 players, nobody was removed']],
      'answers that were not judged yet': [['FlagSubmitted', 'Accepted']],
      'keys of sessions': [['sessions', 'all users sign in again']],
    })
    expect(report.kept.get('settings')).toEqual([{ key: 'Own:Thing', value: 'x' }])
    expect(report.kept.get('attachments that nothing uses')).toMatchObject([{ Id: 42 }])
    expect(report.containers).toMatchObject([{ runtime_id: 'c0ffee', challenge: 31, participation: 18 }])
    expect(toLines(report).join('\n')).toContain('3 → 2')
    expect(toJson(report)).toContain('Own:Thing')
  })

  test('a dry run reports the same, and changes nothing', async () => {
    const before = await everything(into)
    expect(await world.try(base)).toEqual(report)
    expect(await everything(into)).toEqual(before)
  })

  test('the platform goes on where that server stopped', async () => {
    const server = await aServer({
      database: {
        store: openStore(into.pool, MIGRATIONS.length),
        target: into.target,
        close: async () => {},
      },
      config: { xorKey: 'a key' },
    })
    server.clock.advance(Date.parse('2026-03-01T12:00:00Z') - server.clock.now())
    const signIn = (userName: string, password: string) =>
      server.ask('POST', '/api/account/login', { payload: { userName, password } })
    expect((await signIn('ann', 'Wrong-1pw')).statusCode).toBe(401)
    expect((await signIn('cid', 'Right-1')).statusCode).toBe(401)
    expect((await signIn('ann', 'Ann-1pw')).statusCode).toBe(200)
    expect((await signIn('bea', 'Bea-1pw')).statusCode).toBe(200)
    expect(
      await rowsOf(into, `select name from users where password_hash like '$argon2id$%' order by 1`),
    ).toEqual([{ name: 'ann' }, { name: 'bea' }])
    const board = (await server.ask('GET', '/api/game/5/scoreboard')).json<{
      items: { name: string; solvedCount: number }[]
    }>()
    expect(board.items.map(({ name, solvedCount }) => [name, solvedCount])).toEqual([
      ['Red', 2],
      ['東京', 1],
    ])
  })
})

describe('a database of 1.8', () => {
  test('comes with divisions as organisations, deadlines, limits and new categories', async () => {
    const base = await world.base('1.8')
    await fillNew(base)
    const into = await world.nowhere()
    const report = await world.takeOver(base, into)
    expect(await rowsOf(into, 'select organizations, categories from games')).toEqual([
      { organizations: ['Students', 'Open'], categories: [{ tag: 'PPC', label: 'AI', colour: 'gray' }] },
    ])
    expect(
      await rowsOf(
        into,
        `select id, tag, attempt_limit, to_char(closes_at, 'HH24:MI:SS') as closes from challenges order by id`,
      ),
    ).toEqual([
      { id: 30, tag: 'Web', attempt_limit: 20, closes: '10:50:00' },
      { id: 31, tag: 'PPC', attempt_limit: 0, closes: null },
    ])
    expect(await rowsOf(into, 'select id, organization from participations order by id')).toEqual([
      { id: 17, organization: 'Students' },
      { id: 18, organization: null },
    ])
    expect(await rowsOf(into, 'select content from notices order by id')).toEqual([
      { content: '🥇 Red – Challenge 30' },
      { content: 'Challenge 30' },
    ])
    expect(await rowsOf(into, 'select content from events')).toEqual([
      { content: '[Accepted] flag{one}  Challenge 30#30' },
    ])
    expect([...report.kept.keys()].sort()).toEqual([
      'ApiTokens',
      'attachments that nothing uses',
      'challenges without blood bonus or with captured traffic',
      'games that require a writeup',
      'invite codes and permissions of divisions',
    ])
    expect(toJson(report)).not.toContain('a secret')
  })
})

describe('a hostile database', () => {
  let base: Base
  let into: ConnectedPlatform
  beforeEach(async () => {
    base = await world.base('0.15')
    await fillOld(base)
    into = await world.nowhere()
  })
  const refusal = async (more: Parameters<TakeOverWorld['takeOver']>[2] = {}) => {
    const error: unknown = await world.takeOver(base, into, more).catch((one: unknown) => one)
    expect(await everything(into)).toEqual({})
    expect(await filesBelow(into.dataDir)).toEqual([])
    return error instanceof Error ? error.message : 'nothing was refused'
  }

  test('names in every script, no address, one address twice: all are told, none is lost', async () => {
    const names = ['Ⅻ', 'аnn', 'نادية', '王小明', 'ชื่อ', '\u{1F6A9}', 'a\u0300'.repeat(5), 'x'.repeat(16)]
    await insert(
      base.pool,
      'AspNetUsers',
      ...names.map((name, nth) => aUser('UTC', 10 + nth, name, { Email: null, SecurityStamp: null })),
      aUser('UTC', 30, 'twin', { Email: 'ANN@test.example', PasswordHash: null }),
    )
    const report = await world.takeOver(base, into)
    const found = await rowsOf<{ name: string }>(into, `select name from users where id > '${guidOf(9)}'`)
    expect(found.map(({ name }) => name).sort()).toEqual([...names, 'twin'].sort())
    expect(changes(report)).toMatchObject({
      'names that look like another': [['аnn', 'signs in with the email address']],
      'accounts with the address of another': [['ANN@test.example', 'signs in with the name']],
      'accounts without a password': [['no password', 'an administrator has to set one']],
    })
    expect(report.changed.get('accounts without an address')).toHaveLength(names.length)
  })

  test('dates at both ends become the nearest that can be said', async () => {
    await base.pool.query(`update "Games" set "StartTimeUTC" = '-infinity', "EndTimeUTC" = 'infinity'`)
    await base.pool.query(
      `update "AspNetUsers" set "RegisterTimeUTC" = '0044-03-15 BC' where "UserName" = 'ann'`,
    )
    const report = await world.takeOver(base, into)
    expect(report.changed.get('dates outside of the years 1 to 9999')).toHaveLength(3)
    expect(await rowsOf(into, `select start_at::text, end_at::text from games`)).toEqual([
      { start_at: '0001-01-01 00:00:00+00', end_at: '9999-12-31 23:59:59.999+00' },
    ])
  })

  test('null where null may stand becomes what it means here', async () => {
    await base.pool.query(
      `update "Participations" set "Status" = null, "Organization" = null where "Id" = 18`,
    )
    await base.pool.query(
      `update "Challenges" set "Hints" = null, "MemoryLimit" = null, "FileName" = null where "Id" = 30`,
    )
    await base.pool.query(`update "Submissions" set "UserId" = null where "Id" = 100`)
    await base.pool.query(`update "Posts" set "Tags" = null, "AuthorId" = null`)
    await base.pool.query(`update "Logs" set "RemoteIP" = null, "UserName" = null, "Status" = null`)
    await base.pool.query(`update "Attachments" set "LocalFileId" = null, "RemoteUrl" = null`)
    await base.pool.query(`update "Configs" set "Value" = null`)
    const report = await world.takeOver(base, into)
    expect(await rowsOf(into, 'select status, organization from participations where id = 18')).toEqual([
      { status: 'Pending', organization: null },
    ])
    expect(await rowsOf(into, 'select hints, memory_limit, file_name from challenges where id = 30')).toEqual(
      [{ hints: [], memory_limit: 64, file_name: 'attachment' }],
    )
    expect(changes(report)).toMatchObject({
      'registrations without a status': [['null', 'Pending']],
      'attachments without an address': [['null', 'an empty address']],
      'attachments whose file was deleted': [['no file', 'no file']],
    })
  })

  test('a file that is missing and a hash that lies are told, and the rest comes', async () => {
    const place = (hash: string) => path.join(base.folder, hash.slice(0, 2), hash.slice(2, 4), hash)
    rmSync(place(hashOf('a task')))
    writeFileSync(place(hashOf('%PDF-')), 'other')
    const report = await world.takeOver(base, into)
    expect([report.missingFiles, report.lyingFiles]).toEqual([[hashOf('a task')], [hashOf('%PDF-')]])
    expect(await filesBelow(into.dataDir)).toEqual([hashOf('an avatar')])
  })

  test.each([
    [
      'a name that is null',
      `update "AspNetUsers" set "UserName" = null where "UserName" = 'bea'`,
      `AspNetUsers id ${BEA}: name is null`,
    ],
    [
      'an unknown form of a password',
      `update "AspNetUsers" set "PasswordHash" = 'AgAA'`,
      'the password is in no known form',
    ],
    ['an unknown role', 'update "AspNetUsers" set "Role" = 9', 'role is 9, which means nothing'],
    [
      'a captain who is not there',
      `update "Teams" set "CaptainId" = '${guidOf(99)}' where "Id" = 8`,
      `Teams id 8: there is no user ${guidOf(99)}`,
    ],
    [
      'an answer to another game’s challenge',
      'update "Submissions" set "GameId" = 6 where "Id" = 103',
      'Submissions id 103: there is no game 6',
    ],
    [
      'an unknown verdict',
      `update "Submissions" set "Status" = 'Odd' where "Id" = 103`,
      'Submissions id 103: status is Odd, which means nothing',
    ],
    [
      'hints that are no list',
      `update "Challenges" set "Hints" = '{"a":1}' where "Id" = 30`,
      'Challenges id 30: hints is no list of texts',
    ],
    [
      'a team that joined twice',
      `insert into "Participations" select 19, "Token", "Organization", "GameId", "TeamId", null, "Status" from "Participations" where "Id" = 17`,
      'Participations id 19: the team has joined this game twice',
    ],
    [
      'another version',
      `insert into "__EFMigrationsHistory" values ('20240101000000_Other', '1')`,
      'the database has the migration 20240101000000_Other, which is not of 0.15',
    ],
    [
      'an older version',
      `delete from "__EFMigrationsHistory" where "MigrationId" like '2023%'`,
      'the database is older than 0.15: its last migration is 20221127174109_AddBloodBonus',
    ],
  ])('%s is named, and nothing is taken', async (_, sql, said) => {
    await base.pool.query(sql)
    expect(await refusal()).toContain(said)
    await expect(world.try(base)).rejects.toThrow(said)
  })

  test('another XOR key than that of its games is refused', async () => {
    expect(await refusal({ xorKey: 'another' })).toContain('Games id 5: with this XOR key')
    expect(await refusal({ xorKey: null })).toContain('Games id 5: without an XOR key')
  })

  test('a platform with anything in it is refused, a new one with its first account is not', async () => {
    await world.takeOver(base, into)
    await expect(world.takeOver(base, into)).rejects.toThrow(
      'the platform is not empty: it has 3 users, 2 teams',
    )
    await into.pool.query('truncate teams, games, submissions, files cascade')
    await into.pool.query(`delete from users where name <> 'ann'`)
    expect((await world.takeOver(base, into)).taken.get('users')).toBe(3)
  })

  test('a cut leaves nothing, whether it comes among the rows, the files or at the very end', async () => {
    for (const part of ['rows', 'files']) {
      const aborting = new AbortController()
      let doing = ''
      const progress = {
        begin: (what: string) => void (doing = what),
        add: () => void (doing === part && aborting.abort()),
        end: () => {},
      }
      expect(await refusal({ signal: aborting.signal, progress })).toMatch(/abort/i)
    }
    expect(await refusal({ beforeCommit: () => Promise.reject(new Error('the disk is full')) })).toBe(
      'the disk is full',
    )
    expect((await world.takeOver(base, into)).taken.get('submissions')).toBe(6)
  })
})
