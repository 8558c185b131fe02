import { describe, expect, test } from 'vitest'
import { activeNavEntry, navEntriesFor } from '#src/shell/frame/nav-entries.ts'

describe('the active entry', () => {
  test.each([
    ['/', 'home'],
    ['/posts', 'posts'],
    ['/POSTS/a1b2c3d4', 'posts'],
    ['/Games/1/Scoreboard', 'games'],
    ['/teams', 'teams'],
    ['/About', 'about'],
    ['/admin/users', 'admin'],
    ['/Admin', 'admin'],
    ['/postscript', null],
    ['/account/profile', null],
    ['/404', null],
  ])('%s → %s', (path, place) => expect(activeNavEntry(path)).toBe(place))
})

test('only administrators are offered the administration', () => {
  expect(navEntriesFor(true)).toEqual([...navEntriesFor(false), 'admin'])
  expect(navEntriesFor(false)).not.toContain('admin')
})
