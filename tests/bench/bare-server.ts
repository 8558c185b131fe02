import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer } from 'node:http'
import { cpuMs } from './cpu.ts'

/** A response as it came over the wire, so that another server can send the same bytes. */
export interface SameBytes {
  status: number
  headers: readonly string[]
  /** In base64. */
  body: string
}

/**
 * A server of `node:http` alone in its own process. It answers each path with bytes that it was given, so its
 * cost is the least that a server in Node can have for them.
 */
export interface BareServer {
  origin: string
  cpuMs(): number
  stop(): Promise<void>
}

export async function bareServer(answers: ReadonlyMap<string, SameBytes>): Promise<BareServer> {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: ['--import', 'tsx'] })
  const ended = new Promise<void>((settle) => child.once('exit', () => settle()))
  const port = new Promise<unknown>((settle, fail) => {
    child.once('message', settle)
    void ended.then(() => fail(new Error('the bare server ended before it was ready')))
  })
  child.send([...answers])
  const origin = `http://127.0.0.1:${String(await port)}`
  return {
    origin,
    cpuMs: () => cpuMs([child.pid ?? 0]),
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

/** Only the child has a channel to its parent. */
if (process.argv[1] === fileURLToPath(import.meta.url) && process.send !== undefined) {
  process.once('message', (given: readonly [string, SameBytes][]) => {
    const answers = new Map(
      given.map(([path, { status, headers, body }]) => [
        path,
        { status, headers: [...headers], body: Buffer.from(body, 'base64') },
      ]),
    )
    const server = createServer((request, response) => {
      const answer = answers.get(request.url ?? '')
      response.writeHead(answer?.status ?? 404, answer?.headers)
      response.end(answer?.body)
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      process.send?.(typeof address === 'object' ? address?.port : address)
    })
  })
}
