import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { toIso } from '#contract/models/time.ts'
import { DEFAULT_BLOOD_BONUS } from '#contract/rules/blood-bonus.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { toBoardModel } from '#contract/rules/board/compact-form.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { CHALLENGE_ID, TEAM_ID, type Solve } from '../contract/board/snapshot.ts'
import {
  aBoardRow,
  aChallenge,
  aConfig,
  aGameDetail,
  aListedChallenge,
  aMember,
  aNotice,
  aPlay,
  aProfile,
  aTeam,
} from './builders.ts'
import type { Reply } from './server.ts'
// These modules load first, so that no test waits for a file.
import './playing.world.tsx'
import './scoreboard.world.ts'

const HOUR_MS = 3_600_000
const LENGTH_HOURS = 48
const ok = (body: unknown): Reply => ({ status: 200, body })

/**
 * Sixty names in several scripts. The shortest has one character, the longest as many as the server allows.
 */
export const TEAM_NAMES = [
  'Null Island',
  '零点之后',
  'Night Ferry',
  '夜更かし同盟',
  'Seven Segments',
  '深夜食堂',
  'Stack Sparrows',
  'Équipe Zéro',
  'Segfault & Sons',
  'Kelvin & Hobbes',
  '終電後',
  'Blue Hour',
  'Hex Marks the Spot',
  '雨夜',
  'Kernel Panic',
  'Łódź Overflow',
  'Paper Tigers',
  'Off By One',
  '東湖のほとり',
  'Quiet Bits',
  'λ-Kalkül',
  'The Lighthouse Keepers of Northport',
  'Return to Sender',
  '十六进制诗社',
  'Salt & Pepper',
  'x',
  'Dead Reckoning',
  'Ångström',
  'Tide Tables',
  '逆コンパイル部',
  'Race Condition',
  'Grey Hats Anonymous',
  'Øresund',
  'Twelve Knots',
  '海图密码',
  'Missing Semicolon',
  'Ünïcödé Ünïön',
  'Cold Boot',
  'ПамятьУтечка',
  'Fog Signal',
  'Even Parity',
  'Harbour Pilots',
  '二进制渔夫',
  'Little Endians',
  'Weak Ties',
  'Sunk Cost',
  '港のねずみ',
  'Dry Dock',
  'Entropy Pool',
  'Ship of Theseus',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'Loose Cannons',
  'Second Preimage',
  'Ballast',
  'Mutex & Friends',
  '潮汐',
  'Flotsam',
  'Jetsam',
  'Anchor Drag',
  'Last Light',
]
const ORGANIZATIONS = ['Open', '海洋大学', 'Industry', '東湾高専', 'Northport University']

const TITLES: readonly (readonly [ChallengeTag, readonly string[]])[] = [
  ['Misc', ['Sanity check', 'QR in the rain', 'Jail break (Python)', 'Discord hunting']],
  [
    'Crypto',
    [
      'Baby RSA',
      'Thirteen knots',
      'Padding oracle',
      'ECDSA nonce reuse strikes back',
      '海图密码',
      'Lattice of lies',
    ],
  ],
  ['Pwn', ['ret2win', 'format me', 'heap of trouble', 'kernel note', 'The lighthouse keeper’s allocator']],
  [
    'Web',
    [
      'Cookie monster',
      'Sixty-four lanterns',
      'GraphQL introspection',
      'SSRF to the moon',
      'Prototype pollution',
      '港口管理系统',
    ],
  ],
  ['Reverse', ['crackme-0', 'What does it print?', 'Rusty lock', 'Go figure', 'VM inside a VM']],
  ['Blockchain', ['Reentrancy 101', 'Proxy storage', 'Gas golf']],
  ['Forensics', ['pcap me if you can', 'Left in the log', 'Deleted but not gone', 'Steg-o-saurus']],
  ['Hardware', ['UART whispers', 'SPI flash', '灯台の鍵']],
  ['Mobile', ['APK unpacked', 'Frida Friday']],
  ['PPC', ['Fast sums', 'Shortest path']],
]
const MEMBERS = ['mika', '凛', 'Tomás', 'Oleksandra Kovalenko-Świątek']
const CHALLENGES = TITLES.flatMap(([tag, titles]) => titles.map((title) => ({ tag, title })))
/** Two challenges are unsolved and two more have few solves, because screens treat them differently. */
const UNSOLVED = new Set(['The lighthouse keeper’s allocator', '灯台の鍵'])

export interface FullEvent {
  board: Board
  /** The board in the compact form of the server. */
  model: ReturnType<typeof toBoardModel>
  startsAt: number
  endsAt: number
  /** The user's team: number fifteen of the names, and in the middle of the board. */
  own: { id: number; name: string }
  answers: Record<string, Reply>
  /** Returns the id of a challenge by its title. */
  challengeId: (title: string) => number
}

interface EventFacts {
  now?: number
  /** The time since the start of the 48 hours. It is below 0 before the start and above 48 after the end. */
  hoursGone?: number
  freeze?: { freezeAt: number; revealedAt: number | null }
  /** The title of a challenge that the user's team solves now, in addition to its other solves. */
  ownSolve?: string
  /** Hints that the open challenge gets after its own. */
  moreHints?: readonly string[]
}

/**
 * An event of 60 teams and 40 challenges that is 20 hours old. Equal facts give an equal event, so that
 * pictures can be compared.
 */
export function aFullEvent({
  now = Date.now(),
  hoursGone = 20,
  freeze,
  ownSolve,
  moreHints = [],
}: EventFacts = {}): FullEvent {
  const startsAt = Math.floor(now / 1000) * 1000 - hoursGone * HOUR_MS
  const endsAt = startsAt + LENGTH_HOURS * HOUR_MS
  const solves = solvesUntil(startsAt, Math.min(hoursGone, LENGTH_HOURS))
  const place = TEAM_NAMES.indexOf('Kernel Panic')
  const solvedNow = CHALLENGES.findIndex(({ title }) => title === ownSolve)
  if (solvedNow >= 0) solves.push({ team: place, challenge: solvedNow, at: startsAt + hoursGone * HOUR_MS })
  const board = boardOf({
    seq: 1,
    startsAt,
    endsAt,
    ...(freeze === undefined ? {} : { freeze }),
    bloodBonus: DEFAULT_BLOOD_BONUS,
    organizations: ORGANIZATIONS,
    challenges: CHALLENGES.map(({ tag, title }, nth) => ({
      id: CHALLENGE_ID + nth,
      title,
      tag,
      curve: { originalScore: 1000, minScoreRate: 0.05, difficulty: 6 },
    })),
    teams: TEAM_NAMES.map((name, nth) => ({
      id: TEAM_ID + nth,
      name,
      avatar: null,
      organization: ORGANIZATIONS[nth % ORGANIZATIONS.length] ?? null,
    })),
    solves: {
      teams: solves.map(({ team }) => team),
      challenges: solves.map(({ challenge }) => challenge),
      ats: solves.map(({ at }) => at),
    },
  })
  const own = { id: TEAM_ID + place, name: 'Kernel Panic' }
  const model = toBoardModel(board)
  const challengeId = (title: string) =>
    CHALLENGE_ID + CHALLENGES.findIndex((challenge) => challenge.title === title)
  return {
    board,
    model,
    startsAt,
    endsAt,
    own,
    challengeId,
    answers: answersOf(board, model, own, challengeId('Lattice of lies'), moreHints),
  }
}

function answersOf(
  board: Board,
  model: FullEvent['model'],
  own: FullEvent['own'],
  openId: number,
  moreHints: readonly string[],
): FullEvent['answers'] {
  const game = {
    id: 1,
    title: 'Harbour Lights 2026',
    summary: 'Forty challenges, two nights, one harbour.',
    content:
      'Find the flags before the tide does.\n\n## Prizes\n\n- 1st: a lamp\n\n## Schedule\n\n- Fri 18:00 start',
    start: toIso(board.startsAt),
    end: toIso(board.endsAt),
    teamCount: board.rows.length,
    teamName: own.name,
    status: 'Accepted' as const,
    organizations: [...board.organizations],
  }
  const open = board.challenges[board.places.challenges.get(openId) ?? 0]
  const listed = (tag: ChallengeTag) =>
    board.challenges
      .filter((challenge) => challenge.tag === tag)
      .map((challenge) =>
        aListedChallenge({
          id: challenge.id,
          title: challenge.title,
          tag,
          score: challenge.score,
          solved: challenge.solved,
          bloods: challenge.solvers.slice(0, 3).map((solver, nth) => ({
            id: board.rows[solver]?.id ?? 0,
            name: board.rows[solver]?.name ?? '',
            avatar: null,
            submitTimeUTC: toIso(challenge.ats[nth] ?? board.startsAt),
          })),
        }),
      )
  return {
    'GET /api/config': ok(aConfig({ title: 'Vexil', features: ['board', 'idempotent-answers'] })),
    'GET /api/account/profile': ok(aProfile({ userName: 'mika' })),
    'GET /api/team': ok([
      aTeam({
        ...own,
        members: MEMBERS.map((userName, nth) =>
          aMember({ id: `6f1c0c5e-9d0a-4c39-8f4f-0b6a4b0a8e0${nth + 1}`, userName, captain: nth === 0 }),
        ),
      }),
    ]),
    'GET /api/game/1': ok(aGameDetail(game)),
    'GET /api/game/1/board': ok(model),
    'GET /api/game/1/notices': ok([
      aNotice({ id: 1, content: 'Lunch is served on deck two.', time: toIso(board.startsAt + 5 * HOUR_MS) }),
      aNotice({
        id: 2,
        type: 'NewHint',
        content: 'Steg-o-saurus',
        time: toIso(board.startsAt + 19 * HOUR_MS),
      }),
    ]),
    [`GET /api/game/1/board/teams/${own.id}`]: ok(memberRow(board, own)),
    'GET /api/game/1/details': ok(
      aPlay({
        challenges: Object.fromEntries(TITLES.map(([tag]) => [tag, listed(tag)])),
        rank: ownRow(board, own),
      }),
    ),
    [`GET /api/game/1/challenges/${openId}`]: ok(
      aChallenge({
        id: openId,
        title: open?.title ?? '',
        tag: 'Crypto',
        score: open?.score ?? 0,
        content: LONG_TEXT,
        hints: [
          'Read about the [hidden number problem](https://example.org).',
          'Forty rows are **enough**.',
          ...moreHints,
        ],
        context: { closeTime: null, instanceEntry: null, url: '/assets/abc/lattice.zip', fileSize: 48_000 },
      }),
    ),
  }
}

const LONG_TEXT = `The harbour master signs every log entry with \`ECDSA\` over \`secp256k1\`, and swears that
his nonces are “random enough”. We saved 48 signatures. Each nonce is short of its top **twelve bits**.

\`\`\`python
from harbour import curve, sign
k = secrets.randbelow(curve.n >> 12)   # twelve bits short
r, s = sign(entry, key, nonce=k)
log.write(f"{entry},{r:x},{s:x}")
\`\`\`

$$k_i \\equiv s_i^{-1}(h_i + r_i d) \\pmod n$$`

function ownRow(board: Board, own: FullEvent['own']) {
  const place = board.places.teams.get(own.id) ?? 0
  const row = board.rows[place]
  return aBoardRow({
    ...own,
    rank: row?.rank ?? 0,
    score: row?.score ?? 0,
    solvedCount: row?.solved ?? 0,
    organization: row?.organization ?? null,
    organizationRank: row?.organizationRank ?? null,
    lastSubmissionTime: toIso(row?.lastAt ?? board.startsAt),
    challenges: board.challenges.map(({ id, score, solvers, ats }) => {
      const nth = solvers.indexOf(place)
      return nth < 0
        ? { id, score: 0, type: 'Unaccepted', userName: null, time: null }
        : {
            id,
            score,
            type: (['FirstBlood', 'SecondBlood', 'ThirdBlood'] as const)[nth] ?? 'Normal',
            userName: 'mika',
            time: toIso(ats[nth] ?? board.startsAt),
          }
    }),
  })
}

/** The same row as the board's own call returns it, in which each solve names its member. */
function memberRow(board: Board, own: FullEvent['own']) {
  const row = ownRow(board, own)
  return {
    ...row,
    challenges: row.challenges.map((item, nth) =>
      item.userName === null
        ? item
        : { ...item, userName: MEMBERS[(nth * nth) % 7] ?? MEMBERS[nth % 3] ?? null },
    ),
  }
}

/**
 * Stronger teams solve more and earlier, and harder challenges are solved later and less often, as in real
 * games.
 */
function solvesUntil(startsAt: number, hours: number): Solve[] {
  const random = steadyRandom(7)
  const solves: Solve[] = []
  for (const team of TEAM_NAMES.keys()) {
    const strength = 0.92 - (team / TEAM_NAMES.length) * 0.75
    for (const [challenge, { title }] of CHALLENGES.entries()) {
      const [chance, hour] = [random(), random()]
      const hardness = hardnessOf(challenge)
      if (UNSOLVED.has(title) || chance > strength - hardness * 0.55 + 0.1) continue
      const at = (0.1 + hour * 0.9) * 20 * (0.35 + hardness * 0.65)
      if (at < hours) solves.push({ team, challenge, at: startsAt + Math.floor(at * HOUR_MS) })
    }
  }
  return solves.toSorted((one, other) => one.at - other.at)
}

/** Challenges at the end of their category are harder. Returns 0 to 1. */
function hardnessOf(challenge: number): number {
  const { tag } = CHALLENGES[challenge] ?? { tag: 'Misc' }
  const same = CHALLENGES.filter((other) => other.tag === tag)
  return same.findIndex((other) => other === CHALLENGES[challenge]) / Math.max(1, same.length - 1)
}

/** Returns the same numbers between 0 and 1 in every run. */
function steadyRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
