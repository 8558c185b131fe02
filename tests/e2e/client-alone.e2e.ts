import { expect, signIn, test } from './platform.ts'
import { freePort, startProcess, type Running } from './process.ts'

test.describe('npm run client', () => {
  let client: Running
  let url: string

  test.beforeAll(async ({ platform }) => {
    const port = await freePort()
    url = `http://localhost:${port}`
    client = await startProcess(
      ['--import', 'tsx', 'scripts/client.ts', '--backend', platform.url, '--port', String(port)],
      {},
      /Local:/,
    )
  })
  test.afterAll(() => client.stop())

  test('serves the client, and a server elsewhere answers it', async ({ browser, platform }) => {
    const page = await browser.newPage({ baseURL: url, locale: 'en-GB' })
    await signIn(page, platform)
    await expect(page.getByText('Harbour Lights 2026').first()).toBeVisible()
    expect(await page.evaluate(shakeHands)).toBe('{}\u001e')
    await page.close()
  })
})

/**
 * Opens the hub of game 1 by WebSocket and sends the handshake, to prove that the proxy passes WebSockets on.
 */
async function shakeHands() {
  const negotiated = await fetch('/hub/user/negotiate?game=1&negotiateVersion=1', { method: 'POST' })
  const { connectionToken } = (await negotiated.json()) as { connectionToken: string }
  const socket = new WebSocket(
    `ws://${location.host}/hub/user?game=1&id=${encodeURIComponent(connectionToken)}`,
  )
  return new Promise<string>((settle) => {
    socket.onopen = () => socket.send('{"protocol":"json","version":1}\u001e')
    socket.onmessage = ({ data }) => settle(String(data))
    socket.onclose = ({ code }) => settle(`closed with ${code}`)
  })
}
