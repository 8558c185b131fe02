/** One clear line instead of a stack: what is the matter, and what to do about it. */
export function fail(what: string, remedy: string): never {
  console.error(`vexil: ${what} — ${remedy}`)
  process.exit(1)
}

/** A port that is taken is no fault of ours; everything else shows where it happened. */
export function failToListen(error: unknown): never {
  if (error instanceof Error && /port .* in use/i.test(error.message))
    fail(error.message, 'stop what uses it, or choose another --port')
  throw error
}
