import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import PostalMime, { type Email } from 'postal-mime'

/** A real mail server in this process. */
export interface MailServer {
  port: number
  /** The emails as received. */
  raw: string[]
  envelopes: { from: string; to: readonly string[] }[]
  emails(): Promise<Email[]>
  close(): Promise<void>
}
export interface Temper {
  port?: number
  /** The accepted credentials. Missing: no sign-in is needed. */
  user?: { name: string; password: string }
  offersTls?: boolean
  /** Uses TLS from the first byte. */
  isImplicit?: boolean
  /** The refusal of a recipient. Null: accepted. */
  refuses?: (address: string) => { code: number; text: string } | null
  /** The response to an accepted email. */
  says?: string
  /** Never responds after an email. */
  hangs?: boolean
  /** The delay of the response to an email. */
  takesMs?: number
}

export async function aMailServer({
  port = 0,
  user,
  offersTls = false,
  isImplicit = false,
  refuses = () => null,
  says = 'taken',
  hangs = false,
  takesMs = 0,
}: Temper = {}): Promise<MailServer> {
  const raw: string[] = []
  const envelopes: MailServer['envelopes'] = []
  const server = new SMTPServer({
    secure: isImplicit,
    disabledCommands: [...(offersTls ? [] : ['STARTTLS']), ...(user ? [] : ['AUTH'])],
    authOptional: user === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 200,
    onAuth: ({ username, password }, _, done) =>
      username === user?.name && password === user?.password
        ? done(null, { user: username })
        : done(new Error('Wrong name or password')),
    onRcptTo: ({ address }, _, done) => {
      const refusal = refuses(address)
      if (refusal === null) return done()
      return done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (hangs) return
        raw.push(Buffer.concat(chunks).toString('utf8'))
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        envelopes.push({ from, to: envelope.rcptTo.map(({ address }) => address) })
        setTimeout(() => done(null, says), takesMs)
      })
    },
  })
  // Some tests disconnect in the middle on purpose.
  server.on('error', () => {})
  await new Promise<void>((settled) => void server.listen(port, '127.0.0.1', () => settled()))
  return {
    port: portOf(server.server.address()),
    raw,
    envelopes,
    emails: () => Promise.all(raw.map((email) => PostalMime.parse(email))),
    close: () => new Promise((settled) => server.close(settled)),
  }
}

function portOf(address: string | AddressInfo | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('the mail server listens nowhere')
  return address.port
}
