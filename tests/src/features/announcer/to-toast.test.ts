import { describe, expect, test } from 'vitest'
import { toToast } from '#src/features/announcer/to-toast.ts'
import { en } from '#src/text/en.ts'

describe('what is told in passing', () => {
  test('a redirection replaces the one before it', () =>
    expect(toToast({ kind: 'redirected', why: 'game-over' }, en)).toEqual({ tone: 'warning', title: 'The game is over', id: 'no-access' }))
  test('a limit comes without a title', () => {
    const toast = toToast({ kind: 'failed', problem: { kind: 'too-often', retryAfterMs: null, title: 'server text' } }, en)
    expect(toast).toEqual({ tone: 'failure', text: en.screens.reading.tooOften })
  })
  test('a failure says what the server said', () =>
    expect(toToast({ kind: 'failed', problem: { kind: 'refused', title: 'Name is taken' } }, en)).toMatchObject({
      tone: 'failure',
      text: 'Name is taken',
    }))
  test('a disabled account is a failure', () => expect(toToast({ kind: 'account-disabled' }, en).tone).toBe('failure'))
})
