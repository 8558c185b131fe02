import { chmod, mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import type { Ids } from '#server/base/ids.ts'
import type { Email, LetterEmail } from './mail.ts'
import type { MailTransport } from './mail-queue.ts'
import type { Message } from './compose.ts'

interface Needs {
  folder: string
  ids: Ids
  toMessage: (email: Email | LetterEmail) => Promise<Message>
}

/** Writes emails to files, for operators without a mail server. */
export function outboxTransport({ folder, ids, toMessage }: Needs): MailTransport {
  return {
    deliver: async (email) => {
      const message = await toMessage(email)
      const where = path.join(folder, nameOf(email, message.date, ids))
      await write(where, await print(message))
      return { where }
    },
    close: () => {},
  }
}

/** Begins with the time, so that a list of the folder is in order. */
const nameOf = ({ kind }: Pick<Email | LetterEmail, 'kind'>, date: Date, ids: Ids) =>
  `${date.toISOString().replace(/[-:]/g, '')}-${kind}-${ids.bytes(4).toString('hex')}.eml`

async function print(message: Message): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { text, html, ...head } = message
  const { message: printed } = await printer.sendMail({
    ...head,
    alternatives: [asItReads('plain', text), asItReads('html', html)],
  })
  if (!Buffer.isBuffer(printed)) throw new TypeError('A printed email is bytes.')
  return printed
}

/** Neither Base64 nor broken lines, so that the link can be copied from the file as text. */
const asItReads = (kind: 'plain' | 'html', content: string) => ({
  raw: `Content-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${content}`,
})

/** Writes the whole file or nothing, readable by its owner only, because its link opens an account. */
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
