import { describe, expect, test } from 'vitest'
import { isFlawed, readUserLines } from '#contract/rules/user-import.ts'

const only = (text: string) => {
  const { lines } = readUserLines(text)
  expect(lines).toHaveLength(1)
  return lines[0]
}
const flawsIn = (text: string) => Object.entries(only(text)?.flaws ?? {}).filter(([, flaw]) => flaw !== null)

describe('a line', () => {
  test('has its columns in the order of the wire', () => {
    expect(only('ada,Sailor12,ada@x.org,Ada,18,123,Pandas')?.user).toEqual({
      userName: 'ada',
      password: 'Sailor12',
      email: 'ada@x.org',
      realName: 'Ada',
      stdNumber: '18',
      phone: '123',
      teamName: 'Pandas',
    })
  })
  test('may lack optional values', () => {
    expect(only('ada;Sailor12;ada@x.org')?.user).toMatchObject({
      realName: null,
      stdNumber: null,
      phone: null,
      teamName: null,
    })
  })
  test.each([
    [',Sailor12,ada@x.org', 'userName', 'missing'],
    ['名字!,Sailor12,ada@x.org', 'userName', 'letters'],
    ['ab,Sailor12,ada@x.org', 'userName', 'short'],
    ['abcdefghijklmnop,Sailor12,ada@x.org', 'userName', 'long'],
    ['ada,secret12,ada@x.org', 'password', 'weak'],
    ['ada,Sailor12', 'email', 'missing'],
    ['ada,Sailor12,ada', 'email', 'misshapen'],
    [`ada,Sailor12,ada@x.org,${'x'.repeat(33)}`, 'realName', 'long'],
    ['ada,Sailor12,ada@x.org,,1234567890123456', 'stdNumber', 'long'],
    ['ada,Sailor12,ada@x.org,,,call me', 'phone', 'misshapen'],
    [`ada,Sailor12,ada@x.org,,,,${'x'.repeat(33)}`, 'teamName', 'long'],
  ])('%s: %s is %s', (text, field, flaw) => expect(flawsIn(text)).toEqual([[field, flaw]]))
  test('without a password gets a generated one', () => {
    expect(only('ada,,ada@x.org')).toMatchObject({ password: 'made' })
    expect(flawsIn('ada,,ada@x.org')).toEqual([])
    expect(only('ada,Sailor12,ada@x.org')).toMatchObject({ password: 'given' })
  })
  test('about a user of an earlier line is reported, in any letter case', () => {
    const { lines } = readUserLines(
      'ada,Sailor12,ada@x.org\nADA,Sailor12,grace@x.org\ngrace,Sailor12,ADA@x.org',
    )
    expect(lines.map(({ flaws: { userName, email } }) => [userName, email])).toEqual([
      [null, null],
      ['double', null],
      [null, 'double'],
    ])
    expect(lines.map(isFlawed)).toEqual([false, true, true])
  })
})

describe('a header line', () => {
  test.each([
    ['email,user name,Team,password', ','],
    ['E-Mail;USER_NAME;team name;Password', ';'],
    ['邮箱\t用户名\t队伍\t密码', '\t'],
    ['メール,ユーザー名,チーム,パスワード', ','],
  ])('%s names the columns', (head, separator) => {
    const read = readUserLines(`${head}\n${['ada@x.org', 'ada', 'Pandas', 'Sailor12'].join(separator)}`)
    expect(read.head).toBe(head)
    expect(read.lines).toMatchObject([
      { line: 2, user: { userName: 'ada', email: 'ada@x.org', password: 'Sailor12', teamName: 'Pandas' } },
    ])
  })
  test('may lack the column of passwords, which are generated then', () => {
    expect(readUserLines('name,email\nada,ada@x.org').lines).toMatchObject([
      { password: 'made', user: { userName: 'ada' } },
    ])
  })
  test('without a required column is read as a user', () =>
    expect(readUserLines('name,password').lines).toHaveLength(1))
  test('may have unknown columns', () => {
    expect(
      readUserLines('email,shoe size,name,password\nada@x.org,42,ada,Sailor12').lines.map(isFlawed),
    ).toEqual([false])
  })
})
test('five thousand lines are read fast', () => {
  const text = Array.from(
    { length: 5000 },
    (_, at) => `user${at},Sailor12,user${at}@x.org,,,,Team ${at >> 2}`,
  ).join('\n')
  // The time of the processor, because the machine may be busy.
  const from = process.cpuUsage()
  expect(readUserLines(text).lines).toHaveLength(5000)
  expect(process.cpuUsage(from).user / 1000).toBeLessThan(1000)
})
