import { int, list, model, nullable, text, type Schema, type Wire } from '../schema.ts'

/** The body of most refusals, and of a few successes. */
export const requestResponse = model('RequestResponse', { title: text(), status: int() })
export type RequestResponse = Wire<typeof requestResponse>

/* #__NO_SIDE_EFFECTS__ */
export function requestResponseOf<W>(name: string, data: Schema<W>) {
  return model(`RequestResponseOf${name}`, { title: text(), data, status: int() })
}

/** `length` counts the rows of this response, `total` all rows. */
/* #__NO_SIDE_EFFECTS__ */
export function arrayResponse<W>(of: Schema<W> & { readonly $id: string }) {
  return model(`ArrayResponseOf${of.$id}`, { data: list(of), length: int(), total: int() })
}
export interface ArrayResponse<Row> {
  data: Row[]
  length: number
  total: number
}

/** Only for a wrong content type or a missing stored file. Other refusals have the envelope or no body. */
export const problemDetails = model('ProblemDetails', {
  type: nullable(text()),
  title: nullable(text()),
  status: nullable(int()),
  traceId: text(),
})
export type ProblemDetails = Wire<typeof problemDetails>
