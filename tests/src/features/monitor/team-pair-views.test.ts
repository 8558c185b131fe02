import { expect, test } from 'vitest'
import { pairsFound } from '#src/features/monitor/cheat-pairs.ts'
import { toPairViews } from '#src/features/monitor/team-pair-views.ts'
import { aPair } from '../../../worlds/team-pairs.world.ts'

test('keeps the order of the server, and says who sent whose flag', () => {
  const pairs = toPairViews([aPair(2, 3), aPair(1, 2, { 2: 'Suspended' })])
  expect(pairs.map(({ key }) => key)).toEqual(['2-3', '1-2'])
  expect(pairs[1]?.sides.map(({ team, status, sent }) => [team, status, sent])).toEqual([
    ['Red Pandas', 'Accepted', 0],
    ['Owls', 'Suspended', 1],
  ])
  expect(pairs[1]?.incidents.map(({ sender, owner }) => `${sender} ← ${owner}`)).toEqual([
    'Owls ← Red Pandas',
  ])
})
test('is found by team, user and challenge of each kind of link, and never by flag or address', () => {
  const pairs = toPairViews([aPair(1, 2)])
  const isFound = (text: string) => pairsFound(pairs, text).length > 0
  expect(['red', 'grace', 'warm up', 'ada', 'gas golf', 'rusty'].map(isFound)).toEqual(Array(6).fill(true))
  expect(['flag{', '192.0.2', 'moles'].map(isFound)).toEqual([false, false, false])
})
