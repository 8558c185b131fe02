import { chmod, mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import type { Ids } from '#server/base/ids.ts'
import type { Email } from './mail.ts'
import type { MailTransport } from './mail-queue.ts'
import type { Message } from './compose.ts'

interface Needs {
  folder: string
  ids: Ids
  toMessage: (letter: Email) => Promise<Message>
}

/** Stores emails as files: operators without a mail server open them and follow their links. */
export function outboxTransport({ folder, ids, toMessage }: Needs): MailTransport {
  return {
    carry: async (letter) => {
      const message = await toMessage(letter)
      const where = path.join(folder, nameOf(letter, message.date, ids))
      await write(where, await print(message))
      return { where }
    },
    close: () => {},
  }
}

/** Names sort by time. */
const nameOf = ({ kind }: Email, date: Date, ids: Ids) =>
  `${date.toISOString().replace(/[-:]/g, '')}-${kind}-${ids.bytes(4).toString('hex')}.eml`

async function print(message: Message): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { text, html, ...head } = message
  const { message: printed } = await printer.sendMail({
    ...head,
    alternatives: [asItReads('plain', text), asItReads('html', html)],
  })
  if (!Buffer.isBuffer(printed)) throw new TypeError('A printed letter is bytes.')
  return printed
}

/** Neither Base64 nor broken lines: the file must be readable as text, with the link in one piece. */
const asItReads = (kind: 'plain' | 'html', content: string) => ({
  raw: `Content-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${content}`,
})

/** Whole or not at all, and for nobody else: the link in it opens an account. */
async function write(where: string, bytes: Buffer): Promise<void> {
  const folder = path.dirname(where)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const unfinished = `${where}.part`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, where)
}
