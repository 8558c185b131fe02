import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { adminHub, boardHub, monitorHub, publicHub, userHub } from '#contract/hubs.ts'

const hubs = [userHub, monitorHub, adminHub, boardHub, publicHub]

test('the hubs of the base wire and the public one: their roles, parameters and messages', () => {
  expect(
    hubs.map(({ path, rules: { role, query, messages } }) => [
      path,
      role,
      Object.keys(query).join(),
      Object.keys(messages).join(),
    ]),
  ).toEqual([
    ['/hub/user', 'User', 'game', 'ReceivedGameNotice'],
    ['/hub/monitor', 'Monitor', 'game', 'ReceivedGameEvent,ReceivedSubmissions'],
    ['/hub/admin', 'Admin', '', 'ReceivedLog'],
    ['/hub/board', null, 'game', ''],
    ['/hub/public', null, '', ''],
  ])
})

test('a hub never sends a message that its role may not receive', () => {
  expect(hubs.map(({ path, rules: { streams } }) => [path, streams.join()])).toEqual([
    ['/hub/user', 'board,notices,team'],
    ['/hub/monitor', 'board,notices,monitor'],
    ['/hub/admin', 'logs,audit'],
    ['/hub/board', 'board,notices'],
    ['/hub/public', ''],
  ])
})

const time = '2023-07-31T09:04:03.1234567+00:00'
const [notice, event] = [
  userHub.rules.messages.ReceivedGameNotice,
  monitorHub.rules.messages.ReceivedGameEvent,
]
const [submission, log] = [monitorHub.rules.messages.ReceivedSubmissions, adminHub.rules.messages.ReceivedLog]

test.each([
  ['a notice', notice, { id: 6, type: 'SecondBlood', content: 'alpha 获得 [login] 二血', time }],
  ['an event', event, { type: 'ContainerStart', content: 'login#4 启动', time, user: '', team: 'alpha' }],
  [
    'a submission',
    submission,
    { answer: 'flag{a}', status: 'WrongAnswer', time, user: 'ann', team: 'alpha', challenge: 'login' },
  ],
  [
    'a log entry',
    log,
    {
      time: '2023-07-31T17:04:03.1+08:00',
      name: 'System',
      level: 'Information',
      ip: '',
      msg: 'started',
      status: 'Success',
    },
  ],
])('%s fits as recorded, and is complete', (_, schema, heard) => {
  expect(Value.Check(schema, heard)).toBe(true)
  for (const name of Object.keys(heard)) {
    const { [name]: __, ...rest } = heard as Record<string, unknown>
    expect(Value.Check(schema, rest), `without ${name}`).toBe(false)
  }
})
