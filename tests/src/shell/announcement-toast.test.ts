import { isValidElement } from 'react'
import { describe, expect, test } from 'vitest'
import { NOTICE_TYPES } from '#contract/models/notice.ts'
import { toToast } from '#src/shell/announcement-toast.ts'
import { announcement as words } from '#src/text/areas/announcement.en.ts'
import { en } from '#src/text/en.ts'

const { reading } = en.screens

describe('a toast', () => {
  test('of a redirection shows the reason', () =>
    expect(toToast({ kind: 'redirected', why: 'game-over' }, words, reading, 'en')).toEqual({
      tone: 'warning',
      title: 'The game is over',
    }))
  test('of a rate limit has no title', () => {
    const toast = toToast(
      { kind: 'failed', problem: { kind: 'too-often', retryAfterMs: null, title: 'server text' } },
      words,
      reading,
      'en',
    )
    expect(toast).toEqual({ tone: 'failure', text: reading.tooOften })
  })
  test("of a failure shows the server's message", () =>
    expect(
      toToast({ kind: 'failed', problem: { kind: 'refused', title: 'Name is taken' } }, words, reading, 'en'),
    ).toMatchObject({
      tone: 'failure',
      text: 'Name is taken',
    }))
  test('a disabled account is a failure', () =>
    expect(toToast({ kind: 'account-disabled' }, words, reading, 'en').tone).toBe('failure'))
})

describe('a notice', () => {
  const came = {
    kind: 'notice-came',
    type: 'FirstBlood',
    content: '🥇 Owls – Warm up',
    isOwn: false,
    blood: null,
  } as const
  test("is shown in the server's words, under its kind", () =>
    expect(toToast(came, words, reading, 'en')).toMatchObject({
      tone: 'notice',
      title: 'First blood',
      text: 'Owls – Warm up',
    }))
  test("shows an organiser's text unchanged", () =>
    expect(
      toToast({ ...came, type: 'Normal', content: '🥇 goes to all' }, words, reading, 'en'),
    ).toMatchObject({
      text: '🥇 goes to all',
    }))
  test.each(NOTICE_TYPES)('%s has a name and a mark of its own', (type) => {
    const toast = toToast({ ...came, type }, words, reading, 'en')
    expect([toast.title, isValidElement(toast.icon)]).toEqual([words.notice.came[type], true])
  })
  test('of the own team stands out and stays longer', () =>
    expect(toToast({ ...came, isOwn: true }, words, reading, 'en')).toMatchObject({
      tone: 'notice',
      stays: 'longer',
      title: 'First blood for your team!',
    }))
  test.each([
    ['FirstBlood', { isGold: true, stays: 'lane', text: 'first blood on' }],
    ['SecondBlood', { text: 'second blood on' }],
  ] as const)(
    '%s shows the team, the challenge and the points, if the board has loaded',
    (type, expected) => {
      const blood = { team: 'Owls', avatar: null, challenge: 'Warm up', points: 1050 }
      const toast = toToast({ ...came, type, blood }, words, reading, 'en')
      expect(toast).toMatchObject({ title: 'Owls', subject: 'Warm up', points: '+1,050', ...expected })
      expect(toast.isGold === true).toBe(type === 'FirstBlood')
    },
  )
  test('of the first blood of the own team is gold, and longer there', () => {
    const blood = { team: 'Owls', avatar: null, challenge: 'Warm up', points: 1050 }
    expect(toToast({ ...came, isOwn: true, blood }, words, reading, 'en')).toMatchObject({
      isGold: true,
      stays: 'longer',
      title: 'First blood for your team!',
      text: 'Warm up',
    })
  })
  test('is counted where there are many', () => {
    expect(
      toToast({ kind: 'notices-missed', count: 5, latest: 'Lunch' }, words, reading, 'en'),
    ).toMatchObject({
      title: '5 unread notices',
      text: 'Lunch',
    })
    expect(toToast({ kind: 'notices-came', count: 1, latest: 'Lunch' }, words, reading, 'en')).toMatchObject({
      title: '1 more notice',
      text: 'Lunch',
    })
  })
})
