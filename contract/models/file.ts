import { model, text, type Wire } from '../schema.ts'

export const localFile = model('LocalFile', {
  /** SHA-256 of the content, in lower-case hex. */
  hash: text(),
  name: text(),
})
export type LocalFile = Wire<typeof localFile>
