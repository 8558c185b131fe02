import { afterEach, expect, test } from 'vitest'
import { openWholeApp, type WholeApp } from '../../worlds/whole-app.world.tsx'
import { aConfig } from '../../worlds/builders.ts'
import { ok } from '../../worlds/server.ts'

let app: WholeApp | null = null
afterEach(() => app?.close())

test('the content of the next screen gets the focus that disappeared with the last one', async () => {
  localStorage.setItem('language', 'en')
  app = await openWholeApp('/', {
    'GET /api/config': ok(aConfig()),
    'GET /api/account/profile': { status: 401, body: { title: 'Not signed in', status: 401 } },
    'GET /api/posts/latest': ok([]),
  })
  const [link] = app.pressable('Sign in')
  link?.focus()
  await app.press('Sign in')
  await app.isAt('/account/login?from=%2F')
  expect(document.activeElement).not.toBe(document.body)
})
