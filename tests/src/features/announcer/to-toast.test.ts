import { describe, expect, test } from 'vitest'
import { toToast } from '#src/features/announcer/to-toast.ts'
import { announcement as words } from '#src/text/areas/announcement.en.ts'
import { en } from '#src/text/en.ts'

const { reading } = en.screens

describe('what is told in passing', () => {
  test('a redirection replaces the one before it', () =>
    expect(toToast({ kind: 'redirected', why: 'game-over' }, words, reading)).toEqual({
      tone: 'warning',
      title: 'The game is over',
      id: 'no-access',
    }))
  test('a limit comes without a title', () => {
    const toast = toToast({ kind: 'failed', problem: { kind: 'too-often', retryAfterMs: null, title: 'server text' } }, words, reading)
    expect(toast).toEqual({ tone: 'failure', text: reading.tooOften })
  })
  test('a failure says what the server said', () =>
    expect(toToast({ kind: 'failed', problem: { kind: 'refused', title: 'Name is taken' } }, words, reading)).toMatchObject({
      tone: 'failure',
      text: 'Name is taken',
    }))
  test('a disabled account is a failure', () => expect(toToast({ kind: 'account-disabled' }, words, reading).tone).toBe('failure'))
})
