import type { NewGame } from '#server/store/games.ts'
import type { User } from '#server/store/rows/user.ts'

export const AT = Date.UTC(2026, 4, 1, 12, 0, 0, 123)

let count = 0
export function aUser(overrides: Partial<User> = {}): User {
  count += 1
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    name: `user${count}`,
    email: `user${count}@example.org`,
    passwordHash: 'hash',
    role: 'User',
    bio: '',
    phone: null,
    realName: '',
    stdNumber: '',
    avatarHash: null,
    emailConfirmed: true,
    registeredAt: AT,
    lastVisitAt: AT,
    lastIp: '2001:db8::1',
    stamp: 'stamp',
    ...overrides,
  }
}
export const aGame = (overrides: Partial<NewGame> = {}): NewGame => ({
  title: 'game',
  hidden: false,
  summary: '',
  content: '',
  acceptWithoutReview: false,
  inviteCode: null,
  organizations: null,
  teamMemberCountLimit: 0,
  containerCountLimit: 3,
  posterHash: null,
  publicKey: 'public',
  privateKey: 'private',
  practiceMode: true,
  startAt: AT,
  endAt: AT + 1,
  wpddlAt: AT + 2,
  wpNote: '',
  bloodBonus: 52_459_530,
  ...overrides,
})
