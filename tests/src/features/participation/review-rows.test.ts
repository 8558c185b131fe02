import { describe, expect, test } from 'vitest'
import type { ParticipationInfoModel } from '#contract/models/participation.ts'
import { rulableWith } from '#contract/rules/participation-ruling.ts'
import { countsOf, foundIn, readFilter, toReviewRows } from '#src/features/participation/review-rows.ts'
import { aParticipation, aProfile } from '../../../worlds/builders.ts'

const { team } = aParticipation()
const bob = aProfile({
  userId: 'bob',
  userName: 'Bob',
  email: 'B.Ober@example.org',
  realName: 'Ober',
  stdNumber: 'S-77',
  phone: '123',
})
const of = (
  id: number,
  status: ParticipationInfoModel['status'],
  facts: Partial<ParticipationInfoModel> = {},
) => aParticipation({ id, status, team: { ...team, name: `Team ${id}` }, ...facts })

describe('the rows', () => {
  test('waiting teams come first, then by number', () => {
    const list = [
      of(4, 'Rejected'),
      of(3, 'Accepted'),
      of(2, 'Pending'),
      of(5, 'Suspended'),
      of(1, 'Pending'),
    ]
    expect(toReviewRows(list).map(({ id }) => id)).toEqual([1, 2, 5, 3, 4])
    expect(list.map(({ id }) => id)).toEqual([4, 3, 2, 5, 1])
  })
  test('show which members joined, and who is the captain', () => {
    const [row] = toReviewRows([
      of(1, 'Pending', { team: { ...team, members: [aProfile(), bob] }, registeredMembers: ['bob', 'gone'] }),
    ])
    expect(row).toMatchObject({
      joined: 1,
      members: [
        { part: 'captain', isIn: false },
        { id: 'bob', part: 'member', isIn: true, phone: '123' },
      ],
    })
  })
  test.each([
    ['team 1', [1]],
    ['BOB', [2]],
    ['ober@EXAMPLE', [2]],
    ['s-77', [2]],
    ['ober', [2]],
    ['west', [1]],
    [' ', [1, 2]],
    // A search must never match across two adjacent columns.
    ['Ober S-77', []],
    ['123', []],
  ])('%s finds %j', (search, ids) => {
    const rows = toReviewRows([
      of(1, 'Pending', { organization: 'West' }),
      of(2, 'Pending', { team: { ...team, name: 'Team 2', members: [bob] } }),
    ])
    expect(foundIn(rows, 'all', search).map(({ id }) => id)).toEqual(ids)
  })
  test('are filtered and counted by status', () => {
    const rows = toReviewRows([of(1, 'Pending'), of(2, 'Accepted'), of(3, 'Accepted')])
    expect(foundIn(rows, 'Accepted', '').map(({ id }) => id)).toEqual([2, 3])
    expect(countsOf(rows)).toEqual({ Pending: 1, Accepted: 2, Rejected: 0, Suspended: 0 })
  })
  test.each([
    ['Accepted', [1, 4]],
    ['Rejected', [1]],
    ['Suspended', [2]],
  ] as const)('that can be set to %s', (ruling, ids) => {
    const rows = toReviewRows([of(1, 'Pending'), of(2, 'Accepted'), of(3, 'Rejected'), of(4, 'Suspended')])
    expect(
      rulableWith(rows, ruling)
        .map(({ id }) => id)
        .toSorted((one, other) => one - other),
    ).toEqual(ids)
  })
  test.each([
    ['Pending', 'Pending'],
    ['Unsubmitted', 'all'],
    ['nonsense', 'all'],
    [null, 'all'],
  ] as const)('the address %s filters by %s', (text, filter) => expect(readFilter(text)).toBe(filter))
})
