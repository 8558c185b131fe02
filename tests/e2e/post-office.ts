import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Received {
  to: string
  subject: string
  text: string
}
/** A real SMTP server that stores received emails, so that tests can follow their links. */
export interface PostOffice {
  port: number
  /** Waits for the next email to the address, because the server sends emails in the background. */
  take(to: string): Promise<Received>
  close(): Promise<void>
}

const WITHIN_MS = 15_000

export async function openPostOffice(): Promise<PostOffice> {
  const emails: Received[] = []
  const keep = async (bytes: Buffer, to: readonly { address: string }[]) => {
    const { subject = '', text = '' } = await PostalMime.parse(bytes)
    for (const { address } of to) emails.push({ to: address, subject, text })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void keep(Buffer.concat(chunks), session.envelope.rcptTo)
        done()
      })
    },
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    async take(to) {
      for (
        const end = Date.now() + WITHIN_MS;
        Date.now() < end;
        await new Promise((settle) => setTimeout(settle, 100))
      ) {
        const at = emails.findIndex((email) => email.to === to)
        const [email] = at < 0 ? [] : emails.splice(at, 1)
        if (email) return email
      }
      throw new Error(`No email arrived to ${to}.`)
    },
    close: () => new Promise((settle) => server.close(settle)),
  }
}

export function linkIn({ text }: Received): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (link === undefined) throw new Error(`There is no link in: ${text}`)
  return link
}
