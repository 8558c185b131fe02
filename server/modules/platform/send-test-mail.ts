import type { FastifyRequest } from 'fastify'
import type { MailFate } from '#contract/models/platform-names.ts'
import type { MailTrial } from '#contract/models/platform.ts'
import { isSingleEmailAddress } from '#server/base/email-address.ts'
import { readFailure } from '#server/mail/send-failure.ts'
import { mailTransportOf } from '#server/mail/open-mail.ts'
import { linkBase } from '#server/modules/account/mail-link.ts'
import { writeAudit } from '#server/modules/audit/write-audit.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

/** Short limits, because the user waits for the result. */
const PATIENCE = { connectMs: 10_000, answerMs: 10_000, emailMs: 20_000 }

interface TestMailRequest {
  to: string | null
  actor: Actor
  ip: string
  request: FastifyRequest
}

/**
 * Sends one email over its own connection and without the queue, so that the result belongs to this attempt.
 */
export async function sendTestMail(
  { to: wished, actor, ip, request }: TestMailRequest,
  services: Pick<Services, 'store' | 'clock' | 'ids' | 'config' | 'platformLog' | 'logger'>,
): Promise<MailTrial> {
  const to = wished ?? (await services.store.users.byId(actor.id))?.email ?? ''
  if (!isSingleEmailAddress(to)) throw refuse(400, 'fieldNotEmail', { field: 'to' })
  const trial = await send(to, actor, request, services)
  const message = `Mail tried out: ${trial.fate} to ${to}`
  const status = trial.said === null && trial.fate !== 'Unset' ? 'Success' : 'Failed'
  services.platformLog.write({ level: 'Information', status, name: actor.name, ip, message, source: 'mail' })
  await writeAudit(
    services.store,
    { actor, ip },
    { act: 'MailTried', of: { kind: 'platform' }, after: { to, fate: trial.fate } },
    services,
  )
  return trial
}

async function send(
  to: string,
  { name }: Actor,
  request: FastifyRequest,
  services: Pick<Services, 'store' | 'clock' | 'ids' | 'config' | 'logger'>,
): Promise<MailTrial> {
  const { way, transport } = mailTransportOf(services, PATIENCE)
  if (transport === null) return { fate: 'Unset', to, said: null }
  const link = linkBase(request, services.config.publicUrl)
  try {
    await transport.deliver({ kind: 'test', to, userName: name, link, language: request.visitor.language })
    return { fate: way === 'outbox' ? 'Kept' : 'Sent', to, said: null }
  } catch (error) {
    const { fault, reason } = readFailure(error)
    return { fate: fateOf(error, fault), to, said: reason || fault }
  } finally {
    transport.close()
  }
}

/** The mail library names most faults. Connection errors have no names and are told apart by these words. */
function fateOf(error: unknown, fault: string): MailFate {
  const words = error instanceof Error ? `${error.name} ${error.message}` : ''
  if (fault === 'EAUTH') return 'Unauthorized'
  if (fault === 'ETLS' || /certificate|self.signed|\bssl\b|\btls\b/i.test(words)) return 'Untrusted'
  if (fault === 'ETIMEDOUT' || /timeout|timed out/i.test(words)) return 'Silent'
  if (error instanceof Error && 'responseCode' in error) return 'Refused'
  return /^(ECONN|EDNS|ESOCKET|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)/.test(fault)
    ? 'Unreachable'
    : 'Failed'
}
