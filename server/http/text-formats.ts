import { emailFlaw } from '#contract/rules/account.ts'
import { isPhone } from '#contract/rules/profile.ts'
import type { Shape } from '#contract/schema.ts'
import type { InputError } from './read-result.ts'

type Title = InputError['title']

const shapes: Readonly<Record<Shape, { fits: (text: string) => boolean; title: Title }>> = {
  email: { fits: (text) => emailFlaw(text) === null, title: 'fieldNotEmail' },
  phone: { fits: isPhone, title: 'fieldNotPhone' },
}

/** Returns the title of the format error, or null. */
export function formatError(text: string, shape: Shape): Title | null {
  return shapes[shape].fits(text) ? null : shapes[shape].title
}
