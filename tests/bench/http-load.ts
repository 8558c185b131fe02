import { Agent, request } from 'node:http'

export interface Shot {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
  /**
   * Drops the body of the response, because collecting it costs more than a fast server and the bench would
   * measure itself.
   */
  unread?: boolean
}
export interface Hit {
  status: number
  body: string
  tookMs: number
}

/**
 * Keeps at most this number of connections open, as browsers do, because new ones would cost more than the
 * requests.
 */
export function httpLoad(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const fire = ({ method, path, headers, body, unread = false }: Shot) =>
    new Promise<Hit>((settle, fail) => {
      const begunAt = performance.now()
      const asked = request(
        `${origin}${path}`,
        {
          method,
          agent,
          headers: {
            ...headers,
            ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          },
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => void (unread || chunks.push(chunk)))
          answer.on('error', fail)
          answer.on('end', () =>
            settle({
              status: answer.statusCode ?? 0,
              body: Buffer.concat(chunks).toString(),
              tookMs: performance.now() - begunAt,
            }),
          )
        },
      )
      asked.on('error', fail)
      asked.end(body)
    })
  return {
    fire,
    /** Sends all requests in order, as fast as the connections allow, to measure cost and not waiting. */
    fireAll: async (shots: readonly Shot[]): Promise<Hit[]> => {
      const hits: Hit[] = []
      let next = 0
      const shoot = async () => {
        for (let at = next++; at < shots.length; at = next++) {
          const shot = shots[at]
          if (shot) hits[at] = await fire(shot)
        }
      }
      await Promise.all(Array.from({ length: connections }, shoot))
      return hits
    },
    close: () => agent.destroy(),
  }
}
