import { PICTURE_TYPES } from './picture.ts'

/** Pictures that every browser shows in a text. TIFF is not one of them. */
export const TEXT_PICTURE_TYPES: readonly string[] = PICTURE_TYPES.filter((type) => type !== 'image/tiff')

/** The Markdown of a stored picture. The name of its file is the text for those who do not see it. */
export function pictureMarkdown({ hash, name }: { hash: string; name: string }): string {
  const text = name.replace(/\.\w+$/, '').replace(/[\\[\]!]/g, '\\$&')
  // Parentheses would end the address.
  const file = encodeURIComponent(name).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))
  return `![${text}](/assets/${hash}/${file})`
}
