import { CHALLENGE_TAGS } from '#contract/models/challenge-names.ts'
import { DEFAULT_BLOOD_BONUS } from '#contract/rules/blood-bonus.ts'
import type { BoardSnapshot } from '#contract/rules/board/board.ts'
import { CHALLENGE_ID, END, START, TEAM_ID } from './snapshot.ts'

interface Size {
  teams: number
  challenges: number
  solves: number
}
const SYLLABLES = [
  'ka',
  'ro',
  'net',
  'sec',
  'flag',
  'zero',
  'hex',
  'pwn',
  'lo',
  'mi',
  'tan',
  'byte',
  'cat',
  'shu',
  '红',
  '队',
  '星',
  'さくら',
  '0x',
  'er',
]
const DIGITS = '0123456789abcdef'

/**
 * A generated game of two days. Teams and challenges differ in strength, and there is a rush at the start, as
 * in real games.
 */
export function aBigGame({ teams, challenges, solves }: Size): BoardSnapshot {
  const lot = lots(20_260_101)
  const pick = <Value>(from: ArrayLike<Value>): Value => from[Math.floor(lot() * from.length)] ?? fail()
  const normal = () => Math.sqrt(-2 * Math.log(1 - lot())) * Math.cos(2 * Math.PI * lot())
  const organizations = Array.from(
    { length: 60 },
    (_, index) => `University of ${pick(SYLLABLES)}${pick(SYLLABLES)} ${index}`,
  )
  const skill = Array.from({ length: teams }, () => Math.exp(normal() * 0.9))
  const ease = Array.from({ length: challenges }, () => Math.exp(normal() * 1.2))
  // Chooses the most likely pairs with some luck, and exactly as many as requested, so that sizes are
  // comparable.
  const pairs = skill.flatMap((good, team) =>
    ease.map((easy, challenge) => ({ team, challenge, luck: good * easy * -Math.log(1 - lot()) })),
  )
  const solved = pairs.sort((a, b) => b.luck - a.luck).slice(0, solves)
  // Challenges are released in four waves, and easy ones are solved soon after, as in real games.
  const releases = ease.map(() => Math.floor(lot() * 4) * 0.2)
  const timed = solved.map(({ team, challenge }) => {
    const [released, easy] = [releases[challenge] ?? 0, ease[challenge] ?? 1]
    const share = 1 - Math.exp(Math.log(1 - lot()) / (1 + easy))
    return { team, challenge, at: START + Math.floor((END - START) * (released + (1 - released) * share)) }
  })
  timed.sort((a, b) => a.at - b.at)
  return {
    seq: solves,
    startsAt: START,
    endsAt: END,
    bloodBonus: DEFAULT_BLOOD_BONUS,
    organizations,
    challenges: ease.map((_, place) => ({
      id: CHALLENGE_ID + place,
      title: `${pick(SYLLABLES)} ${pick(SYLLABLES)} ${place}`,
      tag: CHALLENGE_TAGS[Math.floor((place / challenges) * CHALLENGE_TAGS.length)] ?? 'Misc',
      curve: { originalScore: 500, minScoreRate: 0.2, difficulty: 20 },
    })),
    teams: skill.map((_, place) => ({
      id: TEAM_ID + place,
      name: Array.from({ length: 2 + Math.floor(lot() * 3) }, () => pick(SYLLABLES)).join(''),
      avatar:
        lot() < 0.1 ? `/assets/${Array.from({ length: 64 }, () => pick(DIGITS)).join('')}/avatar` : null,
      organization: lot() < 0.7 ? pick(organizations) : null,
    })),
    solves: {
      teams: timed.map(({ team }) => team),
      challenges: timed.map(({ challenge }) => challenge),
      ats: timed.map(({ at }) => at),
    },
  }
}

/** The numbers are the same in every run, so that measurements of different days are comparable. */
function lots(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
function fail(): never {
  throw new Error('nothing to pick from')
}
