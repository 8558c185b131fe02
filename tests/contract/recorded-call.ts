import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls/all.ts'
import type { RecordedExchange } from './recorded.ts'

/** The names of parameters differ from ours, and so does the case of addresses. */
const shape = (address: string) => address.replaceAll(/\{\w+\}/g, '{}').toLowerCase()
const CALLS = new Map(
  Object.values(ALL_CALLS).flatMap((call) =>
    call.rules.extension === undefined ? [[shape(`${call.method} ${call.path}`), call] as const] : [],
  ),
)

export function callOf({ call }: RecordedExchange): Call {
  const found = CALLS.get(shape(call))
  if (!found) throw new Error(`There is no call ${call}.`)
  return found
}
