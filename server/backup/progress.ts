import { MEBIBYTE } from '#contract/rules/mebibyte.ts'

export interface Progress {
  /** Amounts are bytes, if they are not a `count`. */
  begin(doing: string, total: number, unit?: 'count'): void
  /** Amounts beyond the total count as all of it. */
  add(amount: number): void
  end(): void
}
interface Screen {
  write(text: string): unknown
  isTTY?: boolean
}

const REDRAW_MS = 100
/** Without a terminal, progress is one line per this time, so that a log stays short. */
const LINE_MS = 10_000

export function progressOn(screen: Screen, now: () => number = Date.now): Progress {
  let doing = ''
  let isCount = false
  let [total, done, begunAt, shownAt] = [0, 0, 0, 0]
  const pauseMs = screen.isTTY === true ? REDRAW_MS : LINE_MS
  const show = (end: string) => {
    shownAt = now()
    const percent = total === 0 ? 100 : Math.min(100, Math.floor((100 * done) / total))
    const seconds = ((shownAt - begunAt) / 1000).toFixed(1)
    const begin = screen.isTTY === true ? '\r\u001b[K' : ''
    const amount = isCount ? `${done}` : megabytesOf(done)
    screen.write(`${begin}  ${doing}  ${percent} %  ${amount}  ${seconds} s${left()}${end}`)
  }
  const left = () => {
    const seconds = secondsLeft({ done, total, tookMs: shownAt - begunAt })
    return seconds === null ? '' : `  ${seconds} s left`
  }
  return {
    begin: (what, most, unit) => {
      ;[doing, total, done, begunAt, shownAt] = [what, most, 0, now(), now()]
      isCount = unit === 'count'
    },
    add: (amount) => {
      done = Math.min(total, done + amount)
      if (now() - shownAt >= pauseMs) show(screen.isTTY === true ? '' : '\n')
    },
    end: () => {
      done = total
      show('\n')
    },
  }
}

/** Null: unknown, or nothing is left. */
export function secondsLeft({ done, total, tookMs }: Record<'done' | 'total' | 'tookMs', number>) {
  return done === 0 || done >= total ? null : Math.ceil((tookMs / done / 1000) * (total - done))
}

/** Such as "1.5 MB". Both programs show sizes in this form. */
export const megabytesOf = (bytes: number): string => `${(bytes / MEBIBYTE).toFixed(1)} MB`
