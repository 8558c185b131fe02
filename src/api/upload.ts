/** Uses XMLHttpRequest, because `fetch` does not report the progress of an upload. */
export function upload(
  address: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  moved: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const line = new XMLHttpRequest()
    line.open(method, address)
    new Headers(headers).forEach((value, name) => line.setRequestHeader(name, value))
    line.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) moved(loaded / total)
    })
    line.addEventListener('load', () => resolve(answerOf(line)))
    const fail = () => reject(new TypeError('Failed to upload'))
    for (const silence of ['error', 'abort', 'timeout']) line.addEventListener(silence, fail)
    const giveUp = () => line.abort()
    signal?.addEventListener('abort', giveUp)
    line.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp))
    if (signal?.aborted) return fail()
    line.send(body instanceof ReadableStream ? null : (body ?? null))
  })
}

/** Responses with these statuses never have a body, and `Response` rejects one. */
const BARE = new Set([204, 205, 304])

function answerOf(line: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const row of line.getAllResponseHeaders().split('\r\n')) {
    const colon = row.indexOf(':')
    if (colon > 0) headers.append(row.slice(0, colon), row.slice(colon + 1).trim())
  }
  return new Response(BARE.has(line.status) ? null : line.responseText, { status: line.status, headers })
}
