import { destination, pino, type Logger } from 'pino'
import type { LogLevel } from '#server/config/config.ts'

/** Values under these keys are secrets, at the top or up to two levels down. */
const SECRET_KEYS = [
  'password',
  'passwordHash',
  'token',
  'cookie',
  'authorization',
  'flag',
  'answer',
  'privateKey',
  'gToken',
  'rToken',
]
const SECRET_PATHS = SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`])

interface Sink {
  write(line: string): void
}

/** One JSON object per line, so that other programs can read the log. */
export function createLogger(
  level: LogLevel,
  sink: Sink = turnByTurn(destination({ fd: 1, sync: true })),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: openTimestamps(),
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: SECRET_PATHS, censor: '[secret]' },
    },
    { write: (line) => sink.write(escapeControls(line)) },
  )
}

/** Many lines belong to one millisecond, and to write its time costs as much as the rest of a line. */
export function openTimestamps(now: () => number = Date.now): () => string {
  let at: number | null = null
  let text = ''
  return () => {
    const time = now()
    if (time !== at) {
      at = time
      text = `,"time":"${new Date(time).toISOString()}"`
    }
    return text
  }
}

/**
 * One turn of the event loop may write a line for each of many requests. They are written together, and the
 * rest at the end of the process.
 */
export function turnByTurn(sink: Sink): Sink {
  let lines = ''
  const flush = () => {
    const text = lines
    lines = ''
    if (text !== '') sink.write(text)
  }
  process.on('exit', flush)
  return {
    write: (line) => {
      if (lines === '') setImmediate(flush)
      lines += line
    },
  }
}

/** JSON does not escape DEL, the C1 controls and two line separators, on which a terminal would act. */
export const escapeControls = (line: string) =>
  line.replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
