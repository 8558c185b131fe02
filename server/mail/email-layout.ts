/** The texts of an email. Its plain and its HTML form are made from them. */
export interface Page {
  language: string
  subject: string
  greeting: string
  reason: string
  act: string
  link: string
  orCopy: string
  /** Lines about the link, such as its expiry. */
  closing: readonly string[]
  signature: string
}

export function toText({ greeting, reason, link, closing, signature }: Page): string {
  // The link has a line of its own, because mail programs include adjacent characters in a link.
  return [greeting, reason, link, closing.join('\n'), `-- \n${signature}\n`].join('\n\n')
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI','Noto Sans CJK SC','Hiragino Sans',sans-serif"
/** Readable on white and on black, because the mail program chooses the background. */
const BUTTON = [
  'display:inline-block',
  'padding:12px 24px',
  'border-radius:8px',
  'background:#2563eb',
  'color:#ffffff',
  'text-decoration:none',
  'font-weight:600',
].join(';')
const SMALL = 'font-size:14px;color:#737373'

export function toHtml(page: Page): string {
  const { language, subject, greeting, reason, act, link, orCopy, closing, signature } = escapeAll(page)
  return document(
    language,
    subject,
    `<p>${greeting}</p>
<p>${reason}</p>
<p style="margin:32px 0"><a href="${link}" style="${BUTTON}">${act}</a></p>
<p style="${SMALL}">${orCopy}<br><a href="${link}" style="color:inherit;word-break:break-all">${link}</a></p>
<p style="${SMALL}">${closing.join('<br>')}</p>
<p style="${SMALL}">${signature}</p>`,
  )
}

const document = (language: string, title: string, body: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
</head>
<body style="margin:0;padding:24px;${FONT};font-size:16px;line-height:1.6">
<div style="max-width:560px;margin:0 auto">
${body}
</div>
</body>
</html>
`

/** Escapes names and titles, because users choose them and they must not become markup. */
function escapeAll(page: Page): Page {
  const { language, subject, greeting, reason, act, link, orCopy, closing, signature } = page
  return {
    language,
    subject: escape(subject),
    greeting: escape(greeting),
    reason: escape(reason),
    act: escape(act),
    link: escape(link),
    orCopy: escape(orCopy),
    closing: closing.map(escape),
    signature: escape(signature),
  }
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The text of an administrator as it was typed. */
export interface LetterPage {
  language: string
  subject: string
  content: string
  signature: string
}

export const letterText = ({ content, signature }: LetterPage): string => `${content}\n\n-- \n${signature}\n`

export const letterHtml = ({ language, subject, content, signature }: LetterPage): string =>
  document(
    language,
    escape(subject),
    `<div style="white-space:pre-wrap;overflow-wrap:break-word">${escape(content)}</div>
<p style="${SMALL}">${escape(signature)}</p>`,
  )
