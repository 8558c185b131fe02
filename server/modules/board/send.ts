import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import { JSON_TYPE } from '#server/wire/envelope.ts'
import { refuse } from '#server/wire/refusal.ts'
import type { Around } from '#server/wire/serve.ts'
import type { BoardForm, Encoding, GameBoard } from './boards.ts'

/** Nobody sees a board before its game has started, no organiser either. */
export async function sendBoard(gameId: number, form: BoardForm, reply: FastifyReply, { boards, clock }: Around): Promise<FastifyReply> {
  const ready = await boards.ready(gameId, form)
  if (ready === null) throw refuse(404, 'gameMissing')
  if (clock.now() < ready.startsAt) throw refuse(400, 'notStarted')
  const { headers } = reply.request
  const encoding = encodingFor(headers)
  // By its way of packing, too: who keeps answers has to know the ones apart.
  const etag = encoding === 'identity' ? ready.etag : `${ready.etag.slice(0, -1)}-${encoding}"`
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' })
  if (isKnown(headers, etag)) return reply.code(304).send()
  const body = await ready.body(encoding)
  return reply.headers({ 'content-type': JSON_TYPE, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) }).send(body)
}

/** The same gate for what is made for one reader alone. */
export async function startedBoard(gameId: number, { boards, clock }: Pick<Around, 'boards' | 'clock'>): Promise<GameBoard> {
  const game = await boards.of(gameId)
  if (game === null) throw refuse(404, 'gameMissing')
  if (clock.now() < game.board.startsAt) throw refuse(400, 'notStarted')
  return game
}

function encodingFor(headers: IncomingHttpHeaders): Encoding {
  const accepted = new Set(
    String(headers['accept-encoding'] ?? '')
      .split(',')
      .flatMap(wanted),
  )
  if (accepted.has('br') || accepted.has('*')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

/** One of weight 0 is not wanted. */
function wanted(entry: string): string[] {
  const [name = '', ...rules] = entry.split(';').map((part) => part.trim().toLowerCase())
  return rules.some((rule) => /^q=0(\.0*)?$/.test(rule)) ? [] : [name]
}

function isKnown(headers: IncomingHttpHeaders, etag: string): boolean {
  const tags = String(headers['if-none-match'] ?? '').split(',')
  return tags.some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
}
