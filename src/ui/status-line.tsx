import { css } from '#styled/css/index.js'

/**
 * One sentence that is read out when it comes. Its room is kept while there is none, so that what is below
 * stays where it is.
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
