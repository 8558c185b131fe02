import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ConnectedPlatform } from '#server/backup/connect-platform.ts'
import { toJson, toLines } from '#server/take-over/print-report.ts'
import type { Report } from '#server/take-over/report.ts'
import { everything, filesBelow, MIGRATIONS } from '../backup/backup.world.ts'
import { aServer } from '../a-server.ts'
import { openStore } from '#server/store/open.ts'
import { ANN, BEA, CID, fillNew, fillOld, tokenOf } from './base-games.ts'
import { hashOf } from './base-sample.ts'
import { type Base, changes, rowsOf, takeOverWorld, type TakeOverWorld } from './take-over.world.ts'

let world: TakeOverWorld
beforeAll(async () => {
  world = await takeOverWorld()
})
afterAll(() => world.close())

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
      'submissions that were not judged yet': [['FlagSubmitted', 'Accepted']],
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
