import type { Shape } from '#contract/schema.ts'
import type { Complaint } from './reading.ts'

type Title = Complaint['title']

const shapes: Readonly<Record<Shape, { fits: (text: string) => boolean; title: Title }>> = {
  email: { fits: isEmail, title: 'fieldNotEmail' },
  phone: { fits: isPhone, title: 'fieldNotPhone' },
}

/** What is wrong with the text, or null. */
export function misshapen(text: string, shape: Shape): Title | null {
  return shapes[shape].fits(text) ? null : shapes[shape].title
}

/** As loose as the base wire: exactly one @, neither first nor last. */
function isEmail(text: string): boolean {
  const at = text.indexOf('@')
  return at > 0 && at < text.length - 1 && at === text.lastIndexOf('@')
}

function isPhone(text: string): boolean {
  const number = text
    .trim()
    .replace(/^\+/, '')
    .replace(/\s*(ext\.?|x)\s*\d+$/i, '')
  return /\d/.test(number) && /^[\d\s\-.()]+$/.test(number)
}
