import { describe, expect, test } from 'vitest'
import { tabsFor, toGameAccess } from '#src/features/game/game-access.ts'

const open = { kind: 'open' }
const closed = (why: string) => ({ kind: 'closed', why })

describe('access to the screens of a game', () => {
  test.each([
    // Before the start there is nothing to show, so no role has access, not even organisers.
    ['coming', 'Accepted', 'Admin', 'scoreboard', closed('not-started')],
    ['coming', 'Accepted', 'User', 'challenges', closed('not-started')],
    ['coming', 'Accepted', 'Monitor', 'room', closed('not-started')],
    // After the start the board is public, so even suspended teams see it.
    ['ongoing', 'Unsubmitted', null, 'scoreboard', open],
    ['ongoing', 'Suspended', 'User', 'scoreboard', open],
    ['ended', 'Unsubmitted', null, 'scoreboard', open],
    ['ongoing', 'Accepted', 'User', 'challenges', open],
    ['ongoing', 'Suspended', 'User', 'challenges', closed('suspended')],
    ['ongoing', 'Pending', 'User', 'challenges', closed('not-approved')],
    ['ongoing', 'Rejected', 'User', 'challenges', closed('rejected')],
    ['ongoing', 'Unsubmitted', 'Admin', 'challenges', closed('not-joined')],
    ['ended', 'Accepted', 'User', 'challenges', closed('game-over')],
    ['practice', 'Accepted', 'User', 'challenges', open],
    ['ongoing', 'Unsubmitted', 'Monitor', 'room', open],
    ['ongoing', 'Suspended', 'Monitor', 'room', closed('suspended')],
    ['ended', 'Unsubmitted', 'Admin', 'room', open],
  ] as const)('%s, %s, %s: %s', (phase, status, role, tab, way) =>
    expect(toGameAccess({ phase, status, role }, tab)).toEqual(way),
  )
})

describe('the tabs of a game', () => {
  test.each([
    ['ongoing', 'Accepted', 'User', ['challenges', 'scoreboard']],
    ['ended', 'Accepted', 'User', ['scoreboard']],
    ['practice', 'Accepted', 'User', ['challenges', 'scoreboard']],
    ['ongoing', 'Pending', 'User', ['scoreboard']],
    ['ongoing', 'Unsubmitted', 'Monitor', ['scoreboard', 'room']],
    ['ended', 'Accepted', 'Admin', ['scoreboard', 'room']],
    ['ongoing', 'Unsubmitted', null, ['scoreboard']],
  ] as const)('%s, %s, %s', (phase, status, role, tabs) =>
    expect(tabsFor({ phase, status, role })).toEqual(tabs),
  )
})
