import { MAX_COMPARED_FLAGS, MAX_PATTERN_SIZE } from '#contract/rules/edit-limits.ts'
import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { MAX_REMEMBERED } from '#server/http/callers.ts'
import { MAX_OF_NETWORK } from '#server/http/connections/connection-bounds.ts'
import { FLOOD_WINDOW_MS, MAX_FLOODS } from '#server/http/connections/flooders.ts'
import { KEEP_ALIVE_MS, SILENCE_MS } from '#server/http/connections/http-server.ts'
import { MAX_OUTSTANDING, MAX_REQUESTS } from '#server/http/connections/one-at-a-time.ts'
import { MAX_STATES } from '#server/http/limits/memory-counters.ts'
import { CONCURRENCY } from '#server/http/limits/policies.ts'
import { TOKEN_LIFE_MS } from '#server/live/hubs/connection-token.ts'
import { MAX_BYTES_PER_BEAT, MAX_FRAMES_PER_BEAT, MAX_UNSENT_BYTES } from '#server/live/hubs/connection.ts'
import { MAX_PER_ADDRESS, MAX_PER_USER } from '#server/live/hubs/connections.ts'
import { MAX_MESSAGES, MAX_TOLD, SPAN_MS } from '#server/live/hubs/recent-messages.ts'
import { MAX_MISSED } from '#server/live/streams/recent-items.ts'
import { MAX_SESSIONS } from '#server/store/rows/session.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const rows = readFileSync(`${ROOT}docs/limits.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (Thing|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, thing = '', limit = '', , where = '', by = '']) => ({ thing, limit, where, by }))

/** The title of the test that reaches each limit, so that the page promises no limit without a test. */
const REACHED_BY: Readonly<Record<string, string>> = {
  'Pairs of teams': 'the pairs among ${TEAMS} teams and ${COUNT} submissions',
  'Connections in total': 'with %i allowed open files %i connections are accepted',
  'Connections of one network': 'are bounded, and those of others are not touched',
  'Requests of one connection in progress': 'requests on one connection are answered in order',
  'Requests of one connection without a response':
    'a connection with more requests in progress than allowed is closed',
  'Requests of one connection in all': 'a client that keeps one connection for many requests of %s never',
  'Connections of one network closed for that, in 10 s': 'is refused new ones until the window is over',
  'An upgrade behind a request without a response':
    'an upgrade behind a request without a response ends the connection',
  'Silence on a connection, unless a response is due':
    'closes a connection whose client neither reads nor writes',
  'Time for a whole request': 'an incomplete request is answered 408',
  'Head of a request': 'a request with more headers than allowed',
  'Requests of a caller in a minute': 'may send 150 requests a minute',
  'Requests of a rejected caller': 'is refused before the session is read',
  'Lookups of unknown sessions from a rejected network': 'causes at most 200 reads of sessions',
  'Changes without a session of one network (IPv6 /48, IPv4 /24) in a minute':
    'one network without a session may not make more changes than a venue',
  'Registrations and recoveries of a caller': 'are checked before the body is read, and belong to one caller',
  'Calls that run one at a time (teams, joining)': 'of teams admit one at a time',
  'Waiting reads': 'a flood of readers is refused beyond 2,000',
  'Waiting upgrades and polls': 'a crowd of connections is refused beyond the limit',
  'Remembered users and rejections': 'a limited number of callers is remembered, and the oldest is forgotten',
  'Rate limit states in memory': 'a flood of addresses fills no memory',
  'URLs of reads that are answered before Fastify': 'of too many URLs the one learned first is forgotten',
  'A body without a session, or of a call without a body': 'longer than an anonymous caller may send',
  'A JSON body': 'longer than the limit of %s',
  'Files of a form': 'one form has at most 1,024 files',
  'Bodies in memory at the same time': 'of one network are limited by their possible size',
  'Forms received at the same time': 'of forms have their own limit',
  'Half-received files': 'a client that disconnected three times while it sent %s can send it again',
  'Pictures in conversion': 'of uploads by one user waits in a short queue',
  'Open files for downloads': 'one is open at a time, and none after the client has disconnected',
  'Values kept for readers': 'the value that was made first is dropped when there are too many',
  'Boards in memory': 'is forgotten half an hour after its last reader, when another board is read',
  'Compressed OpenAPI document and boards': 'the OpenAPI document is compressed once for each encoding',
  'Hub connections of one user': 'is one of too many of one user',
  'Hub connections of one network without a session':
    'an address with too many connections gets no further one',
  'Unused connection tokens': 'a token opens one connection, on its own hub',
  'Frames of one connection': 'empty messages',
  'Bytes from one connection': 'bytes of a message that never ends',
  'Messages from one connection': 'sends too many',
  'Bytes that a client has not read': 'over %s is disconnected at 1 MiB',
  'Silence of a client, or no handshake': 'is closed if the client sends no handshake, and when it is silent',
  'A waiting poll': 'every client over every transport is kept alive by pings in both directions',
  'Items of a stream in memory': 'the oldest items of a stream are forgotten',
  'Messages kept for connections that open': 'beyond the limit the oldest messages are dropped',
  'Submissions judged at once': 'of many simultaneous submissions at most 64 are judged together',
  'Flags that are compared one by one': 'are limited in number: %j',
  'Size of a flag that is a pattern': 'are refused with their text if the engine cannot read them',
  "Counts of a room's overview": 'all rooms of a game get the same, counted once in two seconds',
  "Counts of a game's figures": 'all monitors get the same, counted once in two seconds',
  'Container starts at once': '200 starts at once, two seconds each',
  'Containers of a team, waiting ones too': 'of different challenges %s',
  'Log entries waiting to be stored': 'a flood of log entries has a limited queue',
  'Log entries about one rejected caller': 'is logged once, however often',
  'Lines of the process log about rejected requests':
    'is refused before the session is read, and with one line',
  'Password hashes': 'hashing and verifying wait in one queue',
  'Emails waiting to be sent': 'emails of a kind beyond its queue are dropped',
  'Sessions of a user': 'a user keeps a hundred sessions',
}

test('each row of the page of limits has a test that reaches it, and each such test has a row', () => {
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.map(({ thing }) => thing).toSorted()).toEqual(Object.keys(REACHED_BY).toSorted())
})

describe.each(rows)('$thing', ({ thing, limit, where, by }) => {
  test('has a limit, a file that sets it, and a test by its name', () => {
    expect(limit).not.toBe('')
    if (where !== "Node's own") expect(filesIn(where).every((path) => existsSync(ROOT + path))).toBe(true)
    const [file = '', ...more] = filesIn(by)
    expect([existsSync(ROOT + file), more]).toEqual([true, []])
    expect(readFileSync(ROOT + file, 'utf8')).toContain(REACHED_BY[thing])
  })
})

function filesIn(cell: string): string[] {
  const files = [...cell.matchAll(/`((?:server|tests)\/[^`]+)`/g)].map(([, path = '']) => path)
  expect(files.length).toBeGreaterThan(0)
  return files
}

const seconds = (ms: number) => `${ms / 1000} s`
const count = (number: number) => number.toLocaleString('en')
/** The tests above may set a lower limit, so this test compares the page with the real limits. */
test.each<[thing: string, ...said: string[]]>([
  ['Connections of one network', count(MAX_OF_NETWORK)],
  ['Requests of one connection without a response', count(MAX_OUTSTANDING)],
  ['Requests of one connection in all', count(MAX_REQUESTS)],
  ['Connections of one network closed for that, in 10 s', count(MAX_FLOODS)],
  ['Silence on a connection, unless a response is due', seconds(SILENCE_MS), seconds(KEEP_ALIVE_MS)],
  ['Remembered users and rejections', count(MAX_REMEMBERED)],
  ['Rate limit states in memory', count(MAX_STATES)],
  ['Calls that run one at a time (teams, joining)', count(CONCURRENCY.atOnce), count(CONCURRENCY.queue)],
  ['Hub connections of one user', count(MAX_PER_USER)],
  ['Hub connections of one network without a session', count(MAX_PER_ADDRESS)],
  ['Unused connection tokens', seconds(TOKEN_LIFE_MS)],
  ['Frames of one connection', count(MAX_FRAMES_PER_BEAT)],
  ['Bytes from one connection', `${MAX_BYTES_PER_BEAT / 1024} KiB`],
  ['Bytes that a client has not read', `${MAX_UNSENT_BYTES / MEBIBYTE} MiB`],
  ['Items of a stream in memory', count(2 * MAX_MISSED)],
  ['Messages kept for connections that open', count(MAX_MESSAGES), seconds(SPAN_MS), count(MAX_TOLD)],
  ['Flags that are compared one by one', count(MAX_COMPARED_FLAGS)],
  ['Size of a flag that is a pattern', count(MAX_PATTERN_SIZE)],
  ['Sessions of a user', count(MAX_SESSIONS)],
])('the page has the shipped limit of %s', (thing, ...said) => {
  const row = rows.find((each) => each.thing === thing)
  for (const each of said) expect(row?.limit).toMatch(new RegExp(`(?:^|[^\\d,])${each}(?!\\d)`))
})
test('a flood counts for as long as the page states', () => expect(FLOOD_WINDOW_MS).toBe(10_000))
