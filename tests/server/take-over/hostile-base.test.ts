import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ConnectedPlatform } from '#server/backup/connect-platform.ts'
import { everything, filesBelow } from '../backup/backup.world.ts'
import { ANN, BEA, fillOld } from './base-games.ts'
import { aUser, guidOf, hashOf, insert } from './base-sample.ts'
import { type Base, changes, rowsOf, takeOverWorld, type TakeOverWorld } from './take-over.world.ts'

let world: TakeOverWorld
beforeAll(async () => {
  world = await takeOverWorld()
})
afterAll(() => world.close())

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

  test('solves of a suspended team are told, because they count there and not here', async () => {
    await base.pool.query(`update "Participations" set "Status" = 3 where "Id" = 18`)
    const report = await world.takeOver(base, into)
    expect(
      await rowsOf(into, 'select challenge_id as id, participation_id as team from solves order by 1, 2'),
    ).toEqual([
      { id: 30, team: 17 },
      { id: 30, team: 18 },
      { id: 31, team: 17 },
    ])
    expect(changes(report)).toMatchObject({ 'solves of teams that are not on the board': [['2', '1']] })
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
    [
      'a cheat without its submission',
      'update "CheatInfo" set "SubmissionId" = 999',
      'CheatInfo submission 999: there is no submission 999',
    ],
    [
      'a user of two teams',
      `insert into "UserParticipations" values ('${ANN}', 8, 5, 18)`,
      'the user plays for two teams in this game',
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
