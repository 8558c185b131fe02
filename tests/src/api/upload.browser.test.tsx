import { expect, test } from 'vitest'
import { upload } from '#src/api/upload.ts'
import { takeForbidden } from '#tests/forbidden.ts'

const ABOUT_2_MIB = new Uint8Array(2_000_000)
const formOf = (bytes: Uint8Array<ArrayBuffer>) => {
  const form = new FormData()
  form.append('file', new File([bytes], 'me.png'))
  return form
}

test('a file is sent with its headers, reports progress, and gets a response', async () => {
  const shares: number[] = []
  const response = await upload(
    '/no-such-place',
    { method: 'PUT', headers: { 'Accept-Language': 'ja' }, body: formOf(ABOUT_2_MIB) },
    (share) => shares.push(share),
  )
  expect(response.status).toBe(404)
  expect(response.headers.get('Date')).toMatch(/GMT$/)
  expect(typeof (await response.text())).toBe('string')
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
})

test('a cancelled upload stops', async () => {
  const leaving = new AbortController()
  const sent = upload(
    '/no-such-place',
    { method: 'PUT', body: formOf(ABOUT_2_MIB), signal: leaving.signal },
    () => {},
  )
  leaving.abort()
  await expect(sent).rejects.toThrow(TypeError)
  await expect(
    upload('/no-such-place', { method: 'PUT', body: formOf(ABOUT_2_MIB), signal: leaving.signal }, () => {}),
  ).rejects.toThrow(TypeError)
})

test("an upload that the page's policy forbids fails", async () => {
  await expect(upload('http://127.0.0.1:1/', { method: 'PUT', body: 'x' }, () => {})).rejects.toThrow(
    TypeError,
  )
  // The policy allows the page's own host only, so no request may leave the browser.
  await expect.poll(takeForbidden).toEqual([expect.stringContaining('connect-src')])
})
