import { useNow } from '#src/browser/clock.ts'
import { formatCountdown } from '#src/format/number-and-date.ts'
import { css } from '#styled/css/index.js'

/** Uses the server's clock. Screen readers do not read it out every second. */
export function TimeLeft({ until, isShort }: { until: number; isShort: boolean }) {
  const now = useNow()
  return (
    <time dateTime={new Date(until).toISOString()} className={isShort ? short : long}>
      {formatCountdown(until - now)}
    </time>
  )
}

const long = css({ textStyle: 'digits' })
const short = css({ textStyle: 'digits', color: 'fg.warning' })
