/** One line with the problem and its remedy helps more than a stack. */
export function fail(what: string, remedy: string): never {
  console.error(`vexil: ${what} — ${remedy}`)
  process.exit(1)
}

/** A port in use is no error of the program, so it gets one line. Any other error is shown with its stack. */
export function failToListen(error: unknown): never {
  if (error instanceof Error && /port .* in use|EADDRINUSE/i.test(error.message))
    fail(error.message, 'stop what uses it, or choose another --port')
  throw error
}
