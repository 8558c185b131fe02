import type { Transport } from '#src/api/request.ts'

export interface Asked {
  method: string
  address: string
  body: unknown
  headers: Record<string, string>
}
export interface Reply {
  status: number
  body?: unknown
  headers?: Record<string, string>
}
type Answer = Reply | 'silence' | 'held'

export const ok = (body?: unknown): Reply => ({ status: 200, body })
export const refused = (title: string, status = 400): Reply => ({ status, body: { title, status } })

/** A server that gives the last set answer to each request, and 404 to all others. */
export interface FakeServer {
  transport: Transport
  asked: Asked[]
  /** `question` is a call such as `GET /api/config`. A held request waits for `release`. */
  says(question: string, answer: Answer): void
  release(question: string, reply: Reply | 'silence'): void
  /** Reports to the sender of a held request which share of its body has been uploaded. */
  takes(question: string, share: number): void
  countOf(question: string): number
}

export function openServer(answers: Record<string, Answer> = {}): FakeServer {
  const standing = new Map(Object.entries(answers))
  const held = new Map<string, ((reply: Reply | 'silence') => void)[]>()
  const asked: Asked[] = []
  const watched = new Map<string, (share: number) => void>()
  const nameOf = ({ method, address }: Pick<Asked, 'method' | 'address'>) => `${method} ${address}`
  return {
    asked,
    transport: async (address, init, moved) => {
      const question = { method: init.method ?? 'GET', address }
      asked.push({
        ...question,
        body: readBody(init.body),
        headers: { ...(init.headers as Record<string, string>) },
      })
      if (moved) watched.set(nameOf(question), moved)
      const answer = standing.get(nameOf(question)) ?? {
        status: 404,
        body: { title: 'No such thing', status: 404 },
      }
      if (answer !== 'held') return respond(answer)
      return respond(
        await new Promise<Reply | 'silence'>((resolve, reject) => {
          held.set(nameOf(question), [...(held.get(nameOf(question)) ?? []), resolve])
          init.signal?.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')))
        }),
      )
    },
    says: (question, answer) => void standing.set(question, answer),
    release(question, reply) {
      const waiting = held.get(question) ?? []
      held.delete(question)
      if (waiting.length === 0) throw new Error(`Nobody waits for ${question}.`)
      for (const resolve of waiting) resolve(reply)
    },
    takes(question, share) {
      const moved = watched.get(question)
      if (!moved) throw new Error(`Nobody watches how ${question} goes.`)
      moved(share)
    },
    countOf: (question) => asked.filter((each) => nameOf(each) === question).length,
  }
}

function respond(reply: Reply | 'silence'): Response {
  if (reply === 'silence') throw new TypeError('Failed to fetch')
  const text =
    reply.body === undefined ? '' : typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body)
  return new Response(text, { status: reply.status, headers: reply.headers ?? {} })
}

function readBody(body: RequestInit['body']): unknown {
  return typeof body === 'string' ? JSON.parse(body) : (body ?? null)
}
