import { describe, expect, test } from 'vitest'
import { CHALLENGE } from '#contract/fields/challenge.ts'
import { blankForm } from '#contract/fields/field.ts'
import { GAME, type GameForm } from '#contract/fields/game.ts'
import { challengeSaveQuestion, gameSaveQuestion } from '#machines/admin/great-changes.ts'
import { effectsOfChallenge, effectsOfGame } from '#machines/app/asked-effects.ts'
import { reachesNobody } from '#machines/app/reaches-nobody.ts'

const NOW = 1_000
const running: GameForm = {
  ...blankForm(GAME),
  title: 'Autumn Open',
  start: 0,
  end: 2_000,
  bloodBonus: ['5', '', ''],
}
const coming = { ...running, start: 1_500 }
const over = { ...running, end: 500 }
const untimed = { ...running, start: null, end: null }
const changesOf = (seen: GameForm, typed: GameForm) => {
  const question = gameSaveQuestion(7, seen, typed, NOW)
  return question?.kind === 'save-game' ? question.changes : null
}

describe('a game', () => {
  test.each<[string, GameForm, GameForm, readonly string[] | null]>([
    ['a new end in the past', running, over, ['ends']],
    ['a start that moves away', running, coming, ['closes']],
    ['no times any more', running, untimed, ['closes']],
    ['a start that is now', coming, running, ['opens']],
    ['an end that moves away again', over, running, ['opens']],
    ['hidden while it runs', running, { ...running, hidden: true }, ['hides']],
    ['hidden and ended', running, { ...over, hidden: true }, ['hides']],
    ['shown while it runs', { ...running, hidden: true }, running, ['shows']],
    ['other bloods', running, { ...running, bloodBonus: ['10', '', ''] }, ['rescores']],
    ['other bloods after the end', over, { ...over, bloodBonus: ['10', '', ''] }, ['rescores']],
    ['ended with other bloods', running, { ...over, bloodBonus: ['5', '1', ''] }, ['ends', 'rescores']],
    ['a later end', running, { ...running, end: 3_000 }, null],
    ['another title', running, { ...running, title: 'Winter Open' }, null],
    ['hidden before it begins', coming, { ...coming, hidden: true }, null],
    ['shown before it begins', { ...coming, hidden: true }, coming, null],
    ['other bloods before it begins', coming, { ...coming, bloodBonus: ['10', '', ''] }, null],
    ['other times of a hidden one', { ...running, hidden: true }, { ...over, hidden: true }, null],
  ])('%s', (_, seen, typed, changes) => expect(changesOf(seen, typed)).toEqual(changes))

  test('is named in the confirmation by its stored title and its id', () => {
    expect(gameSaveQuestion(7, running, { ...over, title: 'Other' }, NOW)).toEqual({
      kind: 'save-game',
      game: 'Autumn Open',
      changes: ['ends'],
      effects: effectsOfGame(7),
    })
  })
})

test('a running challenge asks before its score changes or a hint is shown', () => {
  const stored = { ...blankForm(CHALLENGE), title: 'Tide', hints: ['look'] }
  const asked = (typed: Partial<typeof stored>, during: 'running' | 'resting' = 'running') =>
    challengeSaveQuestion({ game: 7, challenge: 3 }, stored, { ...stored, ...typed }, { during, now: NOW })
  expect(asked({ originalScore: '400', hints: ['look', 'listen', ' '] })).toEqual({
    kind: 'save-challenge',
    challenge: 'Tide',
    changes: ['rescores', 'hints'],
    hints: 1,
    effects: effectsOfChallenge(7, 3),
  })
  expect(asked({ minScoreRate: 30 })).toMatchObject({ changes: ['rescores'] })
  expect(asked({ hints: ['look', ''], content: 'New', originalScore: ' 500 ' })).toBeNull()
  expect(asked({ originalScore: '400', hints: ['look', 'listen'] }, 'resting')).toBeNull()
})

test('a running challenge asks before it is hidden or comes out, and not while nobody sees it', () => {
  const stored = { ...blankForm(CHALLENGE), title: 'Tide' }
  const asked = (seen: Partial<typeof stored>, typed: Partial<typeof stored>) =>
    challengeSaveQuestion(
      { game: 7, challenge: 3 },
      { ...stored, ...seen },
      { ...stored, ...seen, ...typed },
      { during: 'running', now: NOW },
    )
  const [past, next] = [NOW - 1, NOW + 1]
  expect(asked({}, { opensAt: next })).toMatchObject({ changes: ['hides'] })
  expect(asked({ opensAt: past }, { opensAt: next, originalScore: '1' })).toMatchObject({
    changes: ['hides', 'rescores'],
  })
  for (const opensAt of [null, past, NOW])
    expect(asked({ opensAt: next }, { opensAt })).toMatchObject({ changes: ['shows'] })
  expect(asked({ opensAt: past }, { opensAt: null })).toBeNull()
  expect(asked({ prerequisites: ['1'] }, { prerequisites: ['1', '2'] })).toMatchObject({ changes: ['locks'] })
  expect(asked({ prerequisites: ['1', '2'] }, { prerequisites: ['2'] })).toBeNull()
  expect(asked({ opensAt: next }, { prerequisites: ['1'] })).toBeNull()
  expect(asked({ opensAt: next }, { opensAt: NOW + 2, originalScore: '1', hints: ['look'] })).toBeNull()
})

test('no confirmation if the numbers prove that no one is affected, always one without numbers', () => {
  const none = {
    teams: 5,
    challenges: 2,
    solves: 0,
    solvers: 0,
    submissions: 0,
    containers: 0,
    hiddenSolves: 0,
  }
  const game = (numbers: typeof none | null) => ({ ...effectsOfGame(7), numbers })
  const lift = (numbers: typeof none | null) =>
    reachesNobody({ kind: 'lift-freeze', game: 'A', effects: game(numbers) })
  expect([lift(none), lift({ ...none, hiddenSolves: 1 }), lift(null)]).toEqual([true, false, false])
  const save = (changes: readonly ('rescores' | 'ends')[], numbers = none) =>
    reachesNobody({ kind: 'save-game', game: 'A', changes, effects: game(numbers) })
  expect([
    save(['rescores']),
    save(['ends', 'rescores']),
    save(['rescores'], { ...none, solves: 1 }),
  ]).toEqual([true, false, false])
  expect(reachesNobody({ kind: 'delete-game', game: 'A', effects: game(none) })).toBe(false)
})
