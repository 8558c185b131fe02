// Takes over a large base database, and prints the time and the memory. It is no part of `npm test`. Run it
// by npx tsx tests/bench/take-over-volume.ts [answers] [megabytes of files] [kills]
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { provideDatabase } from '../../scripts/provide-database.ts'
import { gameKeys, thirdForm } from '../server/take-over/base-sample.ts'
import { schemaOf } from '../server/take-over/base-schema.ts'
import { MIGRATIONS } from '#server/take-over/version.ts'

const [ANSWERS, FILE_MB, KILLS] = [
  process.argv[2] ?? '1000000',
  process.argv[3] ?? '2048',
  process.argv[4] ?? '0',
].map(Number)
const [USERS, TEAMS, CHALLENGES] = [10_000, 1000, 100]
const say = (line: string) => void process.stdout.write(`${line}\n`)
const MEGABYTE = 1_000_000
const SECOND_MS = 1000

const database = await provideDatabase()
if (database === null) process.exit(1)
const folder = mkdtempSync(path.join(tmpdir(), 'vexil-volume-'))
const urlOf = (name: string) => Object.assign(new URL(database.url), { pathname: `/${name}` }).href
const admin = new pg.Client(database.url)
await admin.connect()
try {
  await admin.query('create database base')
  await admin.query('create database whole')
  await fill()
  const tookMs = await whole('whole')
  if ((KILLS ?? 0) > 0) {
    await admin.query('create database kills')
    for (let nth = 0; nth < (KILLS ?? 0); nth += 1) await killed('kills', Math.random() * tookMs)
    await whole('kills')
  }
} finally {
  await admin.end()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function fill(): Promise<void> {
  const base = new pg.Client(urlOf('base'))
  await base.connect()
  await base.query(schemaOf('0.15'))
  for (const name of MIGRATIONS['0.15'])
    await base.query('insert into "__EFMigrationsHistory" values ($1, $2)', [name, '10'])
  const { keys } = gameKeys('key')
  const guid = (number: string) => `'00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0')`
  await base.query(
    `insert into "AspNetUsers" ("Id", "Role", "IP", "LastVisitedUTC", "RegisterTimeUTC", "UserName", "Email",
       "EmailConfirmed", "PasswordHash", "SecurityStamp")
     select ${guid('n')}, 1, '10.0.0.1', now(), now(), 'user' || n, 'user' || n || '@test.example', true, $1, 's' || n
     from generate_series(1, ${USERS}) n`,
    [thirdForm('Right-1', 100_000)],
  )
  await base.query(`insert into "Teams" ("Id", "Name", "Locked", "InviteToken", "CaptainId")
    select n, 'Team ' || n, false, md5(n::text), ${guid('n')} from generate_series(1, ${TEAMS}) n`)
  await base.query(`insert into "TeamUserInfo" ("MembersId", "TeamsId")
    select ${guid('n')}, (n - 1) % ${TEAMS} + 1 from generate_series(1, ${USERS}) n`)
  await base.query(
    `insert into "Games" ("Id", "Title", "PublicKey", "PrivateKey", "Summary", "Content", "AcceptWithoutReview",
       "TeamMemberCountLimit", "ContainerCountLimit", "StartTimeUTC", "EndTimeUTC", "Hidden", "PracticeMode",
       "WriteupDeadline", "WriteupNote", "BloodBonus")
     values (1, 'Large', $1, $2, '', '', true, 0, 3, now() - interval '2 days', now(), false, true, now(), '', 52459530)`,
    [keys.PublicKey, keys.PrivateKey],
  )
  await base.query(`insert into "Challenges" ("Id", "GameId", "Title", "Content", "IsEnabled", "Type", "Tag",
      "OriginalScore", "MinScoreRate", "Difficulty")
    select n, 1, 'Challenge ' || n, repeat('text ', 200), true, 3, n % 10, 500, 0.25, 5
    from generate_series(1, ${CHALLENGES}) n`)
  await base.query(`insert into "FlagContexts" ("Id", "Flag", "IsOccupied", "ChallengeId")
    select (c - 1) * ${TEAMS} + t, 'flag{' || md5(c || ' ' || t) || '}', true, c
    from generate_series(1, ${CHALLENGES}) c, generate_series(1, ${TEAMS}) t`)
  await base.query(`insert into "Participations" ("Id", "Token", "GameId", "TeamId", "Status")
    select n, n || ':token', 1, n, 1 from generate_series(1, ${TEAMS}) n`)
  await base.query(`insert into "UserParticipations"
    select ${guid('n')}, (n - 1) % ${TEAMS} + 1, 1, (n - 1) % ${TEAMS} + 1 from generate_series(1, ${USERS}) n`)
  await base.query(`insert into "Instances" select c, t, true, (c - 1) * ${TEAMS} + t, '-infinity', null
    from generate_series(1, ${CHALLENGES}) c, generate_series(1, ${TEAMS}) t`)
  const sent = `'flag{' || md5(n::text) || '}'`
  const when = `now() - interval '2 days' + interval '2 days' * n / ${ANSWERS}`
  await base.query(`insert into "Submissions" ("Id", "Answer", "Status", "SubmitTimeUTC", "UserId", "TeamId",
      "ParticipationId", "GameId", "ChallengeId")
    select n, ${sent}, case when n % 20 = 0 then 'Accepted' else 'WrongAnswer' end, ${when},
      ${guid(`(n - 1) % ${TEAMS} + 1`)}, (n - 1) % ${TEAMS} + 1, (n - 1) % ${TEAMS} + 1, 1, (n * 7) % ${CHALLENGES} + 1
    from generate_series(1, ${ANSWERS}) n`)
  await base.query(`insert into "GameEvents" ("Id", "Type", "Content", "PublishTimeUTC", "UserId", "TeamId", "GameId")
    select n, 3, '[wrong] ' || ${sent} || '  Challenge 1#1', ${when}, ${guid(`(n - 1) % ${TEAMS} + 1`)},
      (n - 1) % ${TEAMS} + 1, 1 from generate_series(1, ${ANSWERS}) n`)
  for (let nth = 0; nth < (FILE_MB ?? 0); nth += 1) {
    const bytes = randomBytes(MEGABYTE)
    const hash = createHash('sha256').update(bytes).digest('hex')
    const place = path.join(folder, 'files', hash.slice(0, 2), hash.slice(2, 4))
    mkdirSync(place, { recursive: true })
    writeFileSync(path.join(place, hash), bytes)
    await base.query('insert into "Files" values ($1, $2, $3, 1, $4, now())', [
      nth + 1,
      hash,
      `${nth}.bin`,
      MEGABYTE,
    ])
  }
  mkdirSync(path.join(folder, 'files'), { recursive: true })
  await base.query('analyze')
  await base.end()
}

function begin(into: string): ChildProcess {
  return spawn(
    process.execPath,
    [
      'dist/server/take-over.js',
      '--from',
      urlOf('base'),
      '--files',
      path.join(folder, 'files'),
      '--xor-key',
      'key',
      '--data-dir',
      path.join(folder, into),
      '--report',
      path.join(folder, `${into}.json`),
    ],
    { env: { ...process.env, DATABASE_URL: urlOf(into) }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
}

/** Kills a take-over after this time, and prints the tables and files that it left. */
async function killed(into: string, afterMs: number): Promise<void> {
  const child = begin(into)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await Promise.race([sleep(afterMs), ended])
  child.kill('SIGKILL')
  await ended
  const target = new pg.Client(urlOf(into))
  await target.connect()
  const { rows } = await target.query(`select count(*)::integer as count from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`)
  await target.end()
  say(
    `killed after ${Math.round(afterMs)} ms: ${JSON.stringify(rows)} tables, ${stored(into)} files in place`,
  )
}

function stored(into: string): number {
  return readdirSync(path.join(folder, into), { recursive: true }).filter((name) =>
    /[/\\][0-9a-f]{64}$/.test(String(name)),
  ).length
}

/** Returns how long it took. */
async function whole(into: string): Promise<number> {
  const begun = Date.now()
  const child = begin(into)
  child.stderr?.pipe(process.stdout)
  let peakKb = 0
  const watch = setInterval(() => {
    try {
      const [, kb = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
      peakKb = Math.max(peakKb, Number(kb))
    } catch {
      // The process has just ended.
    }
  }, 100)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  const tookMs = Date.now() - begun
  say(
    `exit ${String(code)}: ${(tookMs / SECOND_MS).toFixed(1)} s, peak ${(peakKb / 1024).toFixed(0)} MB, ${stored(into)} files in place`,
  )
  return tookMs
}
