import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './refusal.ts'

/** Throws a 409 if the caller did not start from this version, because another save came in between. */
export type VersionCheck = (version: number) => void

const TAG = /^(?:W\/)?"(\d{1,10})"$/

/** Reads `If-Match`, which our own client sends. Without it the last save wins, as on the base wire. */
export function versionCheckOf({ headers }: FastifyRequest): VersionCheck {
  const sent = headers['if-match']?.trim() ?? '*'
  // A proxy that compresses turns our tag into a weak one. It still names the same version.
  const seen = new Set(sent.split(',').map((tag) => TAG.exec(tag.trim())?.[1]))
  return (version) => {
    if (sent !== '*' && !seen.has(String(version))) throw refuse(409, 'changedByOthers')
  }
}

export interface Versioned<Answer> {
  answer: Answer
  version: number
}

export function withVersion<Answer>(reply: FastifyReply, { answer, version }: Versioned<Answer>): Answer {
  reply.header('etag', `"${version}"`)
  return answer
}
