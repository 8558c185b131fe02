import { ownPages } from '#server/http/page-policy.ts'
import { needs } from './other-server.ts'
import { expect, signIn, test } from './platform.ts'
import { clientProgram } from './client-program.ts'
import { freePort } from './process.ts'
import { caddy, nginx } from './proxied.ts'

needs(test, 'servers')

for (const program of [clientProgram, nginx, caddy]) {
  test.describe(`the client alone, served by ${program.name}`, () => {
    test.skip(!program.isInstalled, `${program.name} is not installed on this machine`)

    test('signs in, is told what happens by each way of the hub, and keeps the headers', async ({
      browser,
      platform,
    }) => {
      const { url, stop } = await program.start(platform.url)
      const page = await browser.newPage({ baseURL: url, locale: 'en-GB' })
      await signIn(page, platform)
      await expect(page.getByText('Harbour Lights 2026').first()).toBeVisible()
      expect(await page.evaluate<string, Way>(listen, 'socket')).toBe('{}\u001e')
      expect(await page.evaluate<string, Way>(listen, 'events')).toContain('data: {}')
      expect(await page.evaluate<string, Way>(listen, 'poll')).toBe('{}\u001e')
      await page.goto('/games/1/scoreboard')
      await expect(page.getByRole('grid').first()).toBeVisible()
      await page.close()
      await stop()
    })

    test('sends its files as the server of the product does', async ({ platform }) => {
      const { url, stop } = await program.start(platform.url)
      const screen = await fetch(`${url}/games/1/challenges`)
      expect(screen.status).toBe(200)
      expect(screen.headers.get('content-security-policy')).toBe(ownPages('off', 'read-bytes'))
      expect(screen.headers.get('cache-control')).toBe('no-cache')
      const [script = ''] = /\/static\/[\w-]+\.js/.exec(await screen.text()) ?? []
      const file = await fetch(url + script, { headers: { 'accept-encoding': 'gzip' } })
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(file.headers.get('content-encoding')).toBe('gzip')
      expect((await fetch(`${url}/static/0000000.js`)).status).toBe(404)
      const told = await fetch(`${url}/api/config`)
      expect(told.headers.get('content-security-policy')).toContain("default-src 'none'")
      await stop()
    })

    test('shows its page and says so while the server is away', async ({ browser, complaints }) => {
      const { url, stop } = await program.start(`http://127.0.0.1:${await freePort()}`)
      const answer = await fetch(`${url}/api/config`)
      expect([answer.status, await answer.json()]).toEqual([
        502,
        { title: 'The server behind this page does not answer', status: 502 },
      ])
      const page = await browser.newPage({ baseURL: url, locale: 'en-GB' })
      await page.goto('/games')
      await expect(page.getByRole('button', { name: /again/i }).first()).toBeVisible()
      // Closed first, because the open page asks again.
      await page.close()
      expect(complaints.splice(0).filter((line) => !line.includes('502 (Bad Gateway)'))).toEqual([])
      await stop()
    })
  })
}

type Way = 'socket' | 'events' | 'poll'

/** Opens the hub of game 1 in one of the three ways and sends the handshake. Returns what comes back. */
async function listen(way: Way): Promise<string> {
  const HELLO = '{"protocol":"json","version":1}\u001e'
  const negotiated = await fetch('/hub/user/negotiate?game=1&negotiateVersion=1', { method: 'POST' })
  const { connectionToken } = (await negotiated.json()) as { connectionToken: string }
  const path = `/hub/user?game=1&id=${encodeURIComponent(connectionToken)}`
  const say = () => fetch(path, { method: 'POST', body: HELLO })
  if (way === 'socket') {
    const socket = new WebSocket(`ws://${location.host}${path}`)
    return new Promise<string>((settle) => {
      socket.onopen = () => socket.send(HELLO)
      socket.onmessage = ({ data }) => settle(String(data))
      socket.onclose = ({ code }) => settle(`closed with ${code}`)
    })
  }
  if (way === 'poll') {
    await fetch(path)
    await say()
    return (await fetch(path)).text()
  }
  const stream = (await fetch(path, { headers: { accept: 'text/event-stream' } })).body?.getReader()
  await say()
  let got = ''
  for (let part = await stream?.read(); part?.value; part = await stream?.read()) {
    got += new TextDecoder().decode(part.value)
    if (got.includes('{}')) break
  }
  await stream?.cancel()
  return got
}
