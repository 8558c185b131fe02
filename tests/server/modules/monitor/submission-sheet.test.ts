import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SheetSubmission } from '#server/store/rows/monitor.ts'
import { submissionSheet } from '#server/modules/spreadsheet/submission-sheet.ts'
import { workbookBytes } from '#server/modules/spreadsheet/workbook.ts'
import { statement } from '#server/store/sql.ts'
import { expectRefusal } from '../team/team.world.ts'
import { monitorWorld, type MonitorWorld, type Team } from './monitor.world.ts'
import { readSheet } from './read-sheet.ts'

let world: MonitorWorld
beforeAll(async () => {
  world = await monitorWorld()
})
afterAll(() => world.close())

const place = async (title: string, team: string, captain: string) => {
  const made = await world.gameWith('=Lighthouse', { title })
  return { ...made, team: await world.teamIn(made.gameId, team, captain) }
}
const sheetOf = async (gameId: number, language: 'zh' | 'en' | 'ja' = 'en') => {
  const answer = await world.look(`${gameId}/submissionsheet`, language)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ])
  return readSheet(answer.rawPayload)
}

test('all submissions, the newest first', async () => {
  const { gameId, challengeId, team } = await place('Cup', 'Gulls', 'ada')
  const others = await world.teamIn(gameId, '@Terns', 'bob')
  await world.send(gameId, challengeId, team, { answer: 'flag{a}', status: 'Accepted', seconds: 0 })
  await world.send(gameId, challengeId, others, { answer: '=1+1', status: 'CheatDetected', seconds: 61 })
  await world.send(gameId, challengeId, team, { answer: 'a\u0001b', status: 'WrongAnswer', seconds: 2 })
  await world.send(gameId, challengeId, team, { answer: '', status: 'NotFound', seconds: 1 })
  const { rows, xml, sheet } = await sheetOf(gameId)
  expect(sheet.name).toBe('Submissions')
  expect(rows).toEqual([
    ['Result', 'Time', 'Team', 'User', 'Challenge', 'Submitted flag', 'Email'],
    ['Cheating', '2026-01-01 00:01:01Z', '@Terns', 'bob', '=Lighthouse', '=1+1', 'bob@test.example'],
    ['Wrong', '2026-01-01 00:00:02Z', 'Gulls', 'ada', '=Lighthouse', 'a\u0001b', 'ada@test.example'],
    ['Not opened', '2026-01-01 00:00:01Z', 'Gulls', 'ada', '=Lighthouse', '', 'ada@test.example'],
    ['Correct', '2026-01-01 00:00:00Z', 'Gulls', 'ada', '=Lighthouse', 'flag{a}', 'ada@test.example'],
  ])
  expect(xml).not.toContain('<f')
  expect((await sheetOf(gameId, 'zh')).rows.slice(0, 2)).toEqual([
    ['结果', '提交时间', '队伍', '用户', '题目', '提交的 flag', '用户邮箱'],
    ['作弊', '2026-01-01 00:01:01Z', '@Terns', 'bob', '=Lighthouse', '=1+1', 'bob@test.example'],
  ])
  expect((await sheetOf(gameId, 'ja')).rows[0]?.[0]).toBe('判定')
})

test('none at all: only the header', async () => {
  const { gameId } = await place('Empty', 'Loons', 'cyd')
  expect((await sheetOf(gameId)).rows).toHaveLength(1)
})

test('the sheet is a download, named after the game', async () => {
  const { gameId } = await place('旗 "Cup" / 2026', 'Auks', 'dan')
  const { headers } = await world.look(`${gameId}/submissionsheet`)
  expect(headers['content-disposition']).toBe(
    `attachment; filename="_ _Cup_ _ 2026_Submissions_20260101000000.xlsx"; filename*=UTF-8''%E6%97%97%20%22Cup%22%20_%202026_Submissions_20260101000000.xlsx`,
  )
  expect([headers['cache-control'], headers['x-content-type-options']]).toEqual(['no-store', 'nosniff'])
  const long = await place('x'.repeat(400), 'Rails', 'dee')
  expect((await world.look(`${long.gameId}/submissionsheet`)).headers['content-disposition']).toMatch(
    /x_Submissions_20260101000000\.xlsx"/,
  )
})

test('a HEAD request creates no sheet', async () => {
  const { gameId } = await place('Head', 'Owls', 'eli')
  const answer = await world.server.ask('HEAD', `/api/game/${gameId}/submissionsheet`, {
    headers: { cookie: world.cookieOf('eve') },
  })
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0])
})

test('none is missing or repeated if a batch ends between submissions of one instant, and later ones are left out', async () => {
  const { gameId, challengeId, team } = await place('Crowd', 'Kites', 'fay')
  await world.server.store.sql.run(
    statement(
      'test.crowd',
      `insert into submissions (game_id, challenge_id, participation_id, answer, status, at)
       select $1, $2, $3, n::text, 'WrongAnswer', $4::timestamptz + (n / 900) * interval '1 second' from generate_series(1, 3500) n`,
    ),
    [gameId, challengeId, team.participationId, new Date(world.server.clock.now()).toISOString()],
  )
  const tables = world.server.store.gameEvents
  let batches = 0
  const late = {
    submissionsAfter: async (...asked: Parameters<typeof tables.submissionsAfter>) => {
      const batch = await tables.submissionsAfter(...asked)
      batches += 1
      await world.send(gameId, challengeId, team, {
        answer: 'late',
        status: 'Accepted',
        seconds: 99 + batches,
      })
      return batch
    },
  }
  const answers: unknown[] = []
  for await (const row of (await submissionSheet(gameId, 'en', late)).rows) answers.push(row[5])
  expect(answers).toEqual(Array.from({ length: 3500 }, (_, n) => String(3500 - n)))
  expect(batches).toBe(8)
})

describe('when the database fails', () => {
  test('before the first byte: the response asks to try again, and the failure is logged', async () => {
    const { gameId } = await place('Broken', 'Swans', 'gus')
    const { sql } = world.server.store
    await sql.run(statement('test.hide', 'alter table submissions rename to submissions_away'))
    const answer = await world.look(`${gameId}/submissionsheet`)
    await sql.run(statement('test.show', 'alter table submissions_away rename to submissions'))
    expectRefusal(answer, 400, 'sheetFailed', 'en')
    const entries = async () =>
      (await world.server.store.logs.list('Error', { count: 5, skip: 0 })).map(
        ({ status, name }) => `${name} ${status}`,
      )
    await expect.poll(entries).toEqual(['System Failed'])
  })
  test('later: the file breaks off, and does not pass for a complete one', async () => {
    const row: SheetSubmission = {
      id: 1,
      at: 0,
      answer: 'x',
      status: 'Accepted',
      user: '',
      team: '',
      challenge: '',
      email: '',
    }
    const full = Array.from({ length: 500 }, () => row)
    const tables = {
      submissionsAfter: async (_: number, after: unknown) => {
        if (after !== null) throw new Error('gone')
        return full
      },
    }
    const bytes = workbookBytes(await submissionSheet(1, 'en', tables))
    await expect(
      pipeline(bytes, new Writable({ write: (_chunk, _encoding, done) => done() })),
    ).rejects.toThrow('gone')
  })
})

describe('100,000 submissions', () => {
  let crowd: { gameId: number; challengeId: number; team: Team }
  beforeAll(async () => {
    crowd = await place('Many', 'Terns', 'hal')
    await world.sendMany(crowd.gameId, crowd.challengeId, crowd.team, 100_000)
  }, 60_000)

  const written = async () => {
    const before = process.memoryUsage().rss
    let [length, most] = [0, before]
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        length += chunk.length
        most = Math.max(most, process.memoryUsage().rss)
        // A slow reader: unread data must not pile up.
        setImmediate(done)
      },
    })
    const from = performance.now()
    const cpu = process.cpuUsage()
    const sheet = await submissionSheet(crowd.gameId, 'en', world.server.store.gameEvents)
    await pipeline(workbookBytes(sheet), sink)
    const { user, system } = process.cpuUsage(cpu)
    return {
      length,
      extraMb: (most - before) / 1e6,
      ms: performance.now() - from,
      cpuMs: (user + system) / 1000,
    }
  }
  test('take no more than 40 MB', async () => {
    const { length, extraMb, ms, cpuMs } = await written()
    process.stdout.write(
      `${(length / 1e6).toFixed(1)} MB, ${extraMb.toFixed(0)} MB of memory more, ${ms.toFixed(0)} ms, ${cpuMs.toFixed(0)} ms of CPU\n`,
    )
    expect(length).toBeGreaterThan(500_000)
    expect(extraMb).toBeLessThan(40)
  }, 60_000)
})
