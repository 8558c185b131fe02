import type { Outcome } from '#contract/problem.ts'
import type { UploadEvent } from '#machines/kit/upload.ts'

/** Fills an upload with a call. A response after a cancel is dropped. */
export function asUpload<Input, Value>(
  send: (input: Input, signal: AbortSignal, moved: (share: number) => void) => Promise<Outcome<Value>>,
) {
  return (input: Input, say: (heard: UploadEvent<Value>) => void): (() => void) => {
    const leaving = new AbortController()
    void send(input, leaving.signal, (share) => say({ type: 'upload.moved', share })).then((outcome) => {
      if (!leaving.signal.aborted) say({ type: 'upload.answered', outcome })
    })
    return () => leaving.abort()
  }
}
