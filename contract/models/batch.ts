import { int, model, nullable, text, type Wire } from '../schema.ts'

export const batchResultModel = model('BatchResultModel', {
  id: text(),
  /** 200, or the status that the call for one item would have answered. */
  status: int(),
  /** The reason of a refusal. Null: none. */
  title: nullable(text()),
})
export type BatchResultModel = Wire<typeof batchResultModel>
