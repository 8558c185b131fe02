import { list, model, nullable, optional, text, type Wire } from '../schema.ts'

/** `features` names the extensions this server has; a base server leaves it out, and a base client ignores it. */
export const globalConfigAnswer = model('GlobalConfigAnswer', {
  title: text(),
  slogan: text(),
  beianInfo: nullable(text()),
  features: optional(list(text())),
})
export type GlobalConfigAnswer = Wire<typeof globalConfigAnswer>
