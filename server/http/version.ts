import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './refusal.ts'

/** What a client changes is still what it has seen; throws the 409 where somebody has saved meanwhile. */
export type VersionCheck = (version: number) => void

const TAG = /^(?:W\/)?"(\d{1,10})"$/

/** By `If-Match`, which our own client sends. Without one the last save wins, as on the base wire. */
export function versionCheckOf({ headers }: FastifyRequest): VersionCheck {
  const sent = headers['if-match']?.trim() ?? '*'
  // A proxy that compresses makes a weak tag of ours. It names the same version.
  const seen = new Set(sent.split(',').map((tag) => TAG.exec(tag.trim())?.[1]))
  return (version) => {
    if (sent !== '*' && !seen.has(String(version))) throw refuse(409, 'changedByOthers')
  }
}

/** What shows a thing that is edited, and which version of it. */
export interface Versioned<Answer> {
  answer: Answer
  version: number
}

export function withVersion<Answer>(reply: FastifyReply, { answer, version }: Versioned<Answer>): Answer {
  reply.header('etag', `"${version}"`)
  return answer
}
