import type { TitleParams } from './titles.ts'
import type { TitleKey } from './titles/zh.ts'

export type RefusedStatus = 400 | 401 | 403 | 404 | 409 | 413 | 501

/** Rejects a request by a rule. The error handler writes the title in the caller's language. */
export class Refusal extends Error {
  readonly status: RefusedStatus
  readonly title: TitleKey
  readonly fill: TitleParams
  /** Sent with the title, by calls whose model has the field. */
  readonly data: unknown

  constructor(status: RefusedStatus, title: TitleKey, fill: TitleParams, data: unknown) {
    super(title)
    this.status = status
    this.title = title
    this.fill = fill
    this.data = data
  }
}

export const refuse = (status: RefusedStatus, title: TitleKey, fill: TitleParams = {}, data?: unknown) =>
  new Refusal(status, title, fill, data)
