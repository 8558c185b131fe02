import { describe, expect, test } from 'vitest'
import type { CheatInfoModel } from '#contract/models/cheat.ts'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import { rulableWith } from '#contract/rules/participation-ruling.ts'
import { pairsFound, toCheatPairs, cheatWithoutTeams } from '#src/features/monitor/cheat-pairs.ts'

const NAMES = ['', 'Red Pandas', 'Owls', 'Moles']
const side = (id: number, status: ParticipationStatus = 'Accepted') => ({
  id,
  team: { id, name: NAMES[id] ?? '', avatar: null },
  status,
  organization: null,
})
const cheat = (
  owner: number,
  sender: number,
  minute: number,
  status?: ParticipationStatus,
): CheatInfoModel => ({
  ownedTeam: side(owner, status),
  submitTeam: side(sender),
  submission: {
    answer: `flag{${minute}}`,
    status: 'CheatDetected',
    time: `2026-11-20T09:${String(minute).padStart(2, '0')}:00+00:00`,
    user: 'mallory',
    team: NAMES[sender] ?? '',
    challenge: 'Warm up',
  },
})

describe('pairs of teams', () => {
  test("are listed once, whichever of the two submitted the other's flag", () => {
    const pairs = toCheatPairs([cheat(1, 2, 10), cheat(2, 1, 20)])
    expect(pairs).toHaveLength(1)
    expect(pairs[0]?.sides.map(({ team, sent }) => [team, sent])).toEqual([
      ['Owls', 1],
      ['Red Pandas', 1],
    ])
    expect(pairs[0]?.incidents.map(({ sender, owner }) => `${sender} ← ${owner}`)).toEqual([
      'Red Pandas ← Owls',
      'Owls ← Red Pandas',
    ])
  })
  test('are sorted by their latest incident, whatever the order of messages', () => {
    const pairs = toCheatPairs([cheat(1, 2, 10), cheat(1, 3, 30), cheat(2, 3, 20)])
    expect(pairs.map(({ sides }) => sides.map(({ team }) => team).join())).toEqual([
      'Red Pandas,Moles',
      'Owls,Moles',
      'Red Pandas,Owls',
    ])
  })
  test('are found by either team, the user and the challenge, and never by the flag', () => {
    const pairs = toCheatPairs([cheat(1, 2, 10), cheat(1, 3, 30)])
    expect(pairsFound(pairs, 'owls')).toHaveLength(1)
    expect(pairsFound(pairs, ' MALLORY ')).toHaveLength(2)
    expect(pairsFound(pairs, 'warm')).toHaveLength(2)
    expect(pairsFound(pairs, 'flag{30}')).toEqual([])
  })
  test('can be banned or accepted, except those that are already', () => {
    const [pair] = toCheatPairs([cheat(1, 2, 10, 'Suspended')])
    expect(pair && rulableWith(pair.sides, 'Suspended').map(({ team }) => team)).toEqual(['Owls'])
    expect(pair && rulableWith(pair.sides, 'Accepted').map(({ team }) => team)).toEqual(['Red Pandas'])
  })
})

describe('a cheat from the stream', () => {
  const { submission } = cheat(1, 2, 10)
  test('is new if the list does not have it', () => {
    expect(cheatWithoutTeams([submission], [])).not.toBeNull()
    expect(cheatWithoutTeams([submission], [cheat(1, 2, 10)])).toBeNull()
  })
  test('is recognised by its time, in any notation', () => {
    expect(
      cheatWithoutTeams([{ ...submission, time: '2026-11-20T17:10:00+08:00' }], [cheat(1, 2, 10)]),
    ).toBeNull()
  })
  test('is only a submission with that verdict', () =>
    expect(cheatWithoutTeams([{ ...submission, status: 'WrongAnswer' }], [])).toBeNull())
})
