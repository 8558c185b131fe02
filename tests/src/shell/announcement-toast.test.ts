import { isValidElement } from 'react'
import { describe, expect, test } from 'vitest'
import { NOTICE_TYPES } from '#contract/models/notice.ts'
import { toToast } from '#src/shell/announcement-toast.ts'
import { announcement as words } from '#src/text/areas/announcement.en.ts'
import { en } from '#src/text/en.ts'

const { reading } = en.screens

describe('what is told in passing', () => {
  test('a redirection says why', () =>
    expect(toToast({ kind: 'redirected', why: 'game-over' }, words, reading)).toEqual({
      tone: 'warning',
      title: 'The game is over',
    }))
  test('a limit comes without a title', () => {
    const toast = toToast(
      { kind: 'failed', problem: { kind: 'too-often', retryAfterMs: null, title: 'server text' } },
      words,
      reading,
    )
    expect(toast).toEqual({ tone: 'failure', text: reading.tooOften })
  })
  test('a failure says what the server said', () =>
    expect(
      toToast({ kind: 'failed', problem: { kind: 'refused', title: 'Name is taken' } }, words, reading),
    ).toMatchObject({
      tone: 'failure',
      text: 'Name is taken',
    }))
  test('a disabled account is a failure', () =>
    expect(toToast({ kind: 'account-disabled' }, words, reading).tone).toBe('failure'))
})

describe('a notice', () => {
  const came = {
    kind: 'notice-came',
    type: 'FirstBlood',
    content: '🥇 Owls – Warm up',
    isOwn: false,
  } as const
  test('is said in the words of the server, under its kind', () =>
    expect(toToast(came, words, reading)).toMatchObject({
      tone: 'notice',
      title: 'First blood',
      text: 'Owls – Warm up',
    }))
  test('says what an organiser wrote as it was written', () =>
    expect(toToast({ ...came, type: 'Normal', content: '🥇 goes to all' }, words, reading)).toMatchObject({
      text: '🥇 goes to all',
    }))
  test.each(NOTICE_TYPES)('%s has a name and a mark of its own', (type) => {
    const toast = toToast({ ...came, type }, words, reading)
    expect([toast.title, isValidElement(toast.icon)]).toEqual([words.notice.came[type], true])
  })
  test("of one's own team stands out and stays longer", () =>
    expect(toToast({ ...came, isOwn: true }, words, reading)).toMatchObject({
      tone: 'notice',
      stays: 'longer',
      title: 'First blood for your team!',
    }))
  test('is counted where there are many', () => {
    expect(toToast({ kind: 'notices-missed', count: 5, latest: 'Lunch' }, words, reading)).toMatchObject({
      title: '5 unread notices',
      text: 'Lunch',
    })
    expect(toToast({ kind: 'notices-came', count: 1, latest: 'Lunch' }, words, reading)).toMatchObject({
      title: '1 more notice',
      text: 'Lunch',
    })
  })
})
