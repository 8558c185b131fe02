import type { Call } from '#contract/call.ts'

/** Typed without the schemas of a call, because it serves all calls. */
export interface CallInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
  files?: readonly Blob[]
  version?: string | null
  key?: string
}

/** The path and the query of a call. It is also the key of its cached response. */
export function callUrl(call: Call, { params = {}, query = {} }: CallInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null) search.append(name, String(each))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
