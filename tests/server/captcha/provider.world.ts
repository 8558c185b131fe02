import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Simulates Google's or Cloudflare's service over real HTTP. */
export interface ProviderServer {
  url: string
  asked: URLSearchParams[]
  /** Sets all further responses. */
  says(answer: Answer): void
  close(): Promise<void>
}
export type Answer = { status?: number; body: string; location?: string } | 'nothing'

export async function aProvider(): Promise<ProviderServer> {
  const asked: URLSearchParams[] = []
  let answer: Answer = { body: '{}' }
  const server = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      asked.push(new URLSearchParams(body))
      if (answer === 'nothing') return
      response.writeHead(answer.status ?? 200, {
        'content-type': 'application/json',
        ...(answer.location ? { location: answer.location } : {}),
      })
      response.end(answer.body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/siteverify`,
    asked,
    says: (next) => (answer = next),
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
