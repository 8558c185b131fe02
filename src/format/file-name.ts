const MOST = 100

/** Joins the parts into a name that every file system accepts, without an extension. */
export function fileNameOf(...parts: readonly string[]): string {
  const name = parts
    .join(' - ')
    // No system takes all of these.
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // Windows drops points at the end.
  return (
    [...name]
      .slice(0, MOST)
      .join('')
      .replace(/[. ]+$/, '') || 'vexil'
  )
}
