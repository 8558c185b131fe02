import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readInviteCode } from '#contract/rules/invite-code.ts'
import { inviteCodeOf, opens } from '#server/modules/team/invite-code.ts'
import { expectRefusal, teamWorld, type TeamWorld } from './team.world.ts'

let world: TeamWorld
beforeAll(async () => {
  world = await teamWorld()
  await world.people('ann', 'ben', 'cleo', 'dan')
})
afterAll(() => world.close())

const codeOf = async (id: number, captain = 'ann') =>
  (await world.say(captain, 'GET', `/api/team/${id}/invite`)).json<string>()
const accept = (name: string, code: unknown) => world.say(name, 'POST', '/api/team/accept', code)
const token = fc.stringMatching(/^[0-9a-f]{32}$/)

describe('a code', () => {
  test('is the name, the number and 32 hex digits, and a new one replaces it', async () => {
    const id = await world.team('Ferry', 'ann')
    const first = await codeOf(id)
    expect(first).toMatch(new RegExp(`^Ferry:${id}:[0-9a-f]{32}$`))
    expect(await codeOf(id)).toBe(first)
    const before = await world.entries()
    const answer = await world.say('ann', 'PUT', `/api/team/${id}/invite`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    const second = answer.json<string>()
    expect(second).toMatch(new RegExp(`^Ferry:${id}:[0-9a-f]{32}$`))
    expect(second).not.toBe(first)
    expect(await codeOf(id)).toBe(second)
    expectRefusal(await accept('ben', first), 400, 'inviteInvalid')
    expect(await world.entries()).toBe(before)
    expect((await accept('ben', second)).statusCode).toBe(200)
  })
  test("is void after a change of the team's name", async () => {
    const id = await world.team('Before', 'ann')
    const code = await codeOf(id)
    await world.say('ann', 'PUT', `/api/team/${id}`, { name: 'After' })
    expectRefusal(await accept('ben', code), 400, 'inviteInvalid')
    expect((await accept('ben', code.replace('Before', 'After'))).statusCode).toBe(200)
  })
  test('is parsed from the right, with any name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.nat({ max: 2147483647 }),
        token,
        (name, id, inviteToken) => {
          const team = {
            name: `${name}:1:`,
            id,
            inviteToken,
            bio: null,
            avatarHash: null,
            locked: false,
            captainId: '',
          }
          expect(readInviteCode(inviteCodeOf(team))).toEqual({ id, name: team.name, token: inviteToken })
          expect(opens(inviteCodeOf(team), team)).toBe(true)
        },
      ),
    )
  })
  test('is valid only with every character right', () => {
    const code = fc.record({
      name: fc.string({ minLength: 1, unit: 'binary' }),
      id: fc.nat(),
      inviteToken: token,
    })
    fc.assert(
      fc.property(code, code, (one, other) => {
        const team = { ...one, bio: null, avatarHash: null, locked: false, captainId: '' }
        expect(opens(inviteCodeOf(other), team)).toBe(inviteCodeOf(one) === inviteCodeOf(other))
        for (const near of [
          { ...one, name: `${one.name} ` },
          { ...one, id: one.id + 1 },
          { ...one, inviteToken: other.inviteToken },
        ]) {
          expect(opens(inviteCodeOf(near), team)).toBe(inviteCodeOf(near) === inviteCodeOf(one))
        }
      }),
    )
  })
})

describe('accepting', () => {
  test.each(['a:b:1:c', ':::', '1:2', '甲乙丙', 'e\u0301toile', '🏴‍☠️ crew', '$& {team}'])(
    'a code of a team that is called %s',
    async (name) => {
      const id = await world.team(name, 'ann')
      const code = await codeOf(id)
      expect(code.startsWith(`${name}:${id}:`)).toBe(true)
      const answer = await accept('cleo', code)
      expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, '', undefined])
      expect(await world.names(id)).toEqual(['ann*', 'cleo'])
      await expect
        .poll(() => world.lastEntry())
        .toMatchObject({ level: 'Information', status: 'Success', name: 'cleo' })
      expectRefusal(await accept('cleo', code), 400, 'memberAlready')
    },
  )
  test('does not accept another spelling', async () => {
    const id = await world.team('\u00e9toile', 'ann')
    const code = await codeOf(id)
    expectRefusal(await accept('dan', code.normalize('NFD')), 400, 'inviteInvalid')
    expectRefusal(
      await accept(
        'dan',
        code.toUpperCase().replace(/.{32}$/, (hex) => hex.toLowerCase()),
      ),
      400,
      'inviteInvalid',
    )
    expectRefusal(await accept('dan', `${code} `), 400, 'inviteMalformed')
  })
  test.each([
    ['no colon', 'f'.repeat(32)],
    ['no name', `1:${'f'.repeat(32)}`],
    ['a short token', `x:1:${'f'.repeat(31)}`],
    ['a long token', `x:1:${'f'.repeat(33)}`],
    ['upper case', `x:1:${'F'.repeat(32)}`],
    ['no digits', `x:y:${'f'.repeat(32)}`],
    ['a sign', `x:-1:${'f'.repeat(32)}`],
    ['other digits', `x:１:${'f'.repeat(32)}`],
    ['a line more', `x:1:${'f'.repeat(32)}\n`],
    ['a number beyond all', `x:2147483648:${'f'.repeat(32)}`],
    ['a number without end', `x:${'9'.repeat(400)}:${'f'.repeat(32)}`],
  ])('rejects a code with %s', async (_, code) => {
    expectRefusal(await accept('dan', code), 400, 'inviteMalformed')
  })
  test.each([
    ['null', 'null', 'validationFailed'],
    ['empty', '""', 'validationFailed'],
    ['blank', '" "', 'validationFailed'],
    ['an object', '{}', 'validationFailed'],
    ['nothing', '', 'bodyMissing'],
    ['bare', 'x:1:f', 'bodyMalformed'],
  ] as const)('refuses a body that is %s', async (_, payload, title) => {
    const headers = { cookie: world.cookieOf('dan'), 'content-type': 'application/json' }
    expectRefusal(await world.server.ask('POST', '/api/team/accept', { headers, payload }), 400, title)
  })
  test('names a missing team in the refusal', async () => {
    const answer = await accept('dan', `Ghost {team} $&:2147483647:${'f'.repeat(32)}`)
    expectRefusal(answer, 400, 'inviteTeamMissing', 'zh', { team: 'Ghost {team} $&' })
    expect(answer.body).toContain('Ghost {team} $&')
  })
  test('checks the code before the lock, and the lock before the members', async () => {
    const id = await world.team('Order', 'ann', 'ben')
    const code = await codeOf(id)
    await world.enter(await world.game(), id, ['ann'])
    await world.server.store.teams.setLocked(id, true)
    expectRefusal(
      await accept(
        'ben',
        code.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      ),
      400,
      'inviteInvalid',
    )
    expectRefusal(await accept('ben', code), 400, 'teamLocked')
    await world.server.store.teams.setLocked(id, false)
    expectRefusal(await accept('ben', code), 400, 'memberAlready')
  })
  test('a long text is parsed fast', () => {
    const startedAt = performance.now()
    for (const long of [
      ':1'.repeat(500_000),
      '1'.repeat(1_000_000),
      ':'.repeat(1_000_000),
      `${':1'.repeat(500_000)}:${'f'.repeat(32)}`,
    ])
      readInviteCode(long)
    expect(performance.now() - startedAt).toBeLessThan(2000)
  })
})
