import { expect, test } from 'vitest'
import { readUserLines } from '#contract/rules/user-import.ts'
import type { Request } from '#src/api/request.ts'
import { openUserImport } from '#src/wiring/user-import.ts'

const left = new AbortController().signal
const linesOf = (count: number) =>
  readUserLines(Array.from({ length: count }, (_, at) => `user${at},Sailor12,user${at}@x.org`).join('\n'))
    .lines

function open(features: readonly string[]) {
  const asked: { path: string; body: unknown }[] = []
  // @ts-expect-error: one answer stands for those of every call.
  const request: Request = async (call, { body }: { body?: unknown }) => {
    asked.push({ path: call.path, body })
    return { ok: true, value: Array.isArray(body) ? body.map(() => ({ account: 'New', team: null })) : null }
  }
  const config = { read: () => ({ features: [...features] }) }
  // @ts-expect-error: of what the platform says of itself only its features matter.
  return { asked, ...openUserImport({ request, config }) }
}

test('a preview of many lines sends a thousand at a time, without passwords', async () => {
  const { asked, preview } = open(['user-import'])
  const told = await preview(linesOf(1500), left)
  expect(asked.map(({ path, body }) => [path, Array.isArray(body) && body.length])).toEqual([
    ['/api/admin/users/import/preview', 1000],
    ['/api/admin/users/import/preview', 500],
  ])
  expect(JSON.stringify(asked)).not.toContain('Sailor12')
  expect(told.ok && told.value?.size).toBe(1500)
})
test('a server without imports gets the accounts in the base call', async () => {
  const { asked, preview, create } = open([])
  expect(await preview(linesOf(2), left)).toEqual({ ok: true, value: null })
  const users = linesOf(2).map(({ user }) => user)
  await create({ users, existing: 'Keep' }, left)
  expect(asked).toEqual([{ path: '/api/admin/users', body: users }])
})
test('the handling of existing accounts is sent, too', async () => {
  const { asked, create } = open(['user-import'])
  await create({ users: [], existing: 'Reset' }, left)
  expect(asked).toEqual([{ path: '/api/admin/users/import', body: { existing: 'Reset', users: [] } }])
})
