import { describe, expect, test } from 'vitest'
import { isBloodOf, toldBlood, withoutMedal } from '#contract/rules/board/blood-notice.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { aSnapshot, plainShape, START } from './snapshot.ts'

const snapshot = aSnapshot(plainShape(3, 2), [{ team: 1, challenge: 0, at: START + 1 }])
const named = (teams: readonly string[], titles: readonly string[]) =>
  boardOf({
    ...snapshot,
    teams: snapshot.teams.map((team, nth) => ({ ...team, name: teams[nth] ?? team.name })),
    challenges: snapshot.challenges.map((each, nth) => ({ ...each, title: titles[nth] ?? each.title })),
  })

describe('the notice of a blood', () => {
  test('is read with the team, the challenge and the points from the board', () =>
    expect(toldBlood(named([], []), 'FirstBlood', '🥇 team 1 – challenge 0')).toEqual({
      team: 'team 1',
      avatar: null,
      challenge: 'challenge 0',
      // No other team has solved the challenge, so the score is the original one with the bonus of a first
      // solve.
      points: 525,
    }))
  test('of a third blood has the lower bonus of its placing', () =>
    expect(toldBlood(named([], []), 'ThirdBlood', '🥉 team 2 – challenge 0')?.points).toBe(505))
  test('is read even if names contain dashes', () =>
    expect(toldBlood(named(['a – b', 'a'], ['b – c', 'c']), 'FirstBlood', '🥇 a – b – c')).toMatchObject({
      team: 'a',
      challenge: 'b – c',
    }))
  test.each(['🥇 nobody – challenge 0', '🥇 team 1 – nothing', 'team 1 got first blood on challenge 0'])(
    'has no names that the board does not have: %s',
    (content) => expect(toldBlood(named([], []), 'FirstBlood', content)).toBeNull(),
  )
  test('is shown without its leading medal, and otherwise unchanged', () => {
    expect(withoutMedal('🥈 Owls – 🥇 of the day')).toBe('Owls – 🥇 of the day')
    expect(withoutMedal('Lunch 🥇')).toBe('Lunch 🥇')
  })
  test('names a team only by its whole name', () => {
    expect(isBloodOf('Owls', '🥇 Owls – Warm up')).toBe(true)
    expect(isBloodOf('Owl', '🥇 Owls – Warm up')).toBe(false)
  })
})
