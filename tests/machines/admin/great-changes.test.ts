import { describe, expect, test } from 'vitest'
import { BLANK_CHALLENGE } from '#machines/admin/challenge-fields.ts'
import { BLANK_GAME, type GameFields } from '#machines/admin/game-fields.ts'
import { challengeSaveQuestion, gameSaveQuestion } from '#machines/admin/great-changes.ts'
import { effectsOfChallenge, effectsOfGame } from '#machines/app/asked-effects.ts'
import { reachesNobody } from '#machines/app/reaches-nobody.ts'

const NOW = 1_000
const running: GameFields = {
  ...BLANK_GAME,
  title: 'Autumn Open',
  startsAt: 0,
  endsAt: 2_000,
  firstBlood: '5',
}
const coming = { ...running, startsAt: 1_500 }
const over = { ...running, endsAt: 500 }
const untimed = { ...running, startsAt: null, endsAt: null }
const changesOf = (seen: GameFields, typed: GameFields) => {
  const question = gameSaveQuestion(7, seen, typed, NOW)
  return question?.kind === 'save-game' ? question.changes : null
}

describe('a game', () => {
  test.each<[string, GameFields, GameFields, readonly string[] | null]>([
    ['a new end in the past', running, over, ['ends']],
    ['a start that moves away', running, coming, ['closes']],
    ['no times any more', running, untimed, ['closes']],
    ['a start that is now', coming, running, ['opens']],
    ['an end that moves away again', over, running, ['opens']],
    ['hidden while it runs', running, { ...running, hidden: true }, ['hides']],
    ['hidden and ended', running, { ...over, hidden: true }, ['hides']],
    ['shown while it runs', { ...running, hidden: true }, running, ['shows']],
    ['other bloods', running, { ...running, firstBlood: '10' }, ['rescores']],
    ['other bloods after the end', over, { ...over, firstBlood: '10' }, ['rescores']],
    ['ended with other bloods', running, { ...over, secondBlood: '1' }, ['ends', 'rescores']],
    ['a later end', running, { ...running, endsAt: 3_000 }, null],
    ['another title', running, { ...running, title: 'Winter Open' }, null],
    ['hidden before it begins', coming, { ...coming, hidden: true }, null],
    ['shown before it begins', { ...coming, hidden: true }, coming, null],
    ['other bloods before it begins', coming, { ...coming, firstBlood: '10' }, null],
    ['other times of a hidden one', { ...running, hidden: true }, { ...over, hidden: true }, null],
  ])('%s', (_, seen, typed, changes) => expect(changesOf(seen, typed)).toEqual(changes))

  test('is named as it is stored, with its number', () => {
    expect(gameSaveQuestion(7, running, { ...over, title: 'Other' }, NOW)).toEqual({
      kind: 'save-game',
      game: 'Autumn Open',
      changes: ['ends'],
      effects: effectsOfGame(7),
    })
  })
})

test('a challenge that is played asks before its worth changes or a hint is shown', () => {
  const stored = { ...BLANK_CHALLENGE, title: 'Tide', hints: ['look'] }
  const asked = (typed: Partial<typeof stored>, during: 'running' | 'resting' = 'running') =>
    challengeSaveQuestion({ game: 7, challenge: 3 }, stored, { ...stored, ...typed }, during)
  expect(asked({ originalScore: '400', hints: ['look', 'listen', ' '] })).toEqual({
    kind: 'save-challenge',
    challenge: 'Tide',
    changes: ['rescores', 'hints'],
    hints: 1,
    effects: effectsOfChallenge(7, 3),
  })
  expect(asked({ minScoreShare: 30 })).toMatchObject({ changes: ['rescores'] })
  expect(asked({ hints: ['look', ''], content: 'New', originalScore: ' 500 ' })).toBeNull()
  expect(asked({ originalScore: '400', hints: ['look', 'listen'] }, 'resting')).toBeNull()
})

test('nobody is asked where the numbers prove that nobody notices, and everybody where there are none', () => {
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
