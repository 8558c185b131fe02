import { css } from '#styled/css/index.js'

/**
 * Screen readers announce the sentence when it appears. Its space is reserved, so that the content below does
 * not move.
 */
export function StatusLine({ children }: { children: string | null }) {
  return (
    <p
      role="status"
      className={css({ minHeight: '6', color: 'fg.muted', fontSize: 'sm', textAlign: 'center' })}
    >
      {children}
    </p>
  )
}
