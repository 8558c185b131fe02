import type { Language } from '#contract/rules/language.ts'
import { replaceControlCharacters } from '#server/base/control-characters.ts'
import type { Email, LetterEmail } from './mail.ts'
import { letterHtml, letterText, toHtml, toText, type Page } from './email-layout.ts'
import { en } from './words/en.ts'
import { ja } from './words/ja.ts'
import { zh, type MailTexts } from './words/zh.ts'

const WORDS: Readonly<Record<Language, MailTexts>> = { zh, en, ja }
const MAX_NAME_LENGTH = 100

export interface Message {
  from: { name: string; address: string }
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  date: Date
  headers: Readonly<Record<string, string>>
  /** No file and no URL of this server can get into an email, whatever its text contains. */
  disableFileAccess: true
  disableUrlAccess: true
}

interface From {
  address: string
  name: string
  at: number
}

export function compose(email: Email | LetterEmail, from: From): Message {
  // One line only, because a line break would start another header.
  const name = replaceControlCharacters(from.name).slice(0, MAX_NAME_LENGTH)
  const { subject, text, html } = textsOf(email, name)
  return {
    from: { name, address: from.address },
    to: { name: '', address: email.to },
    subject,
    text,
    html,
    date: new Date(from.at),
    // Keeps mail programs from sending automatic replies, such as out-of-office messages.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': email.language },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function textsOf(
  email: Email | LetterEmail,
  platform: string,
): { subject: string; text: string; html: string } {
  if (email.kind !== 'letter') {
    const page = pageOf(email, platform)
    return { subject: page.subject, text: toText(page), html: toHtml(page) }
  }
  const { language, content } = email
  const subject = replaceControlCharacters(email.subject)
  const letter = {
    language,
    subject,
    content,
    signature: WORDS[language].letter.replace('{platform}', () => platform),
  }
  return { subject, text: letterText(letter), html: letterHtml(letter) }
}

function pageOf({ kind, userName, link, language }: Email, platform: string): Page {
  const { texts, greeting, orCopy, expiry, notYou, signature } = WORDS[language]
  const { subject, reason, act, closing } = texts[kind]
  const user = replaceControlCharacters(userName)
  const filled = (text: string) =>
    text.replace(/\{(platform|user)\}/g, (_, slot) => (slot === 'user' ? user : platform))
  return {
    language,
    subject: filled(subject),
    greeting: filled(greeting),
    reason: filled(reason),
    act: filled(act),
    link,
    orCopy,
    closing: closing ?? [expiry, notYou],
    signature: filled(signature),
  }
}
