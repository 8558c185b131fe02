import { describe, expect, test } from 'vitest'
import { activePlace, placesFor } from '#src/shell/frame/nav-entries.ts'

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
  ])('%s → %s', (path, place) => expect(activePlace(path)).toBe(place))
})

test('only administrators are offered the administration', () => {
  expect(placesFor(true)).toEqual([...placesFor(false), 'admin'])
  expect(placesFor(false)).not.toContain('admin')
})
