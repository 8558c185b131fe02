const MOST = 100

/** Joins the parts into a name without an extension and without characters that file systems refuse. */
export function fileNameOf(...parts: readonly string[]): string {
  const name = parts
    .join(' - ')
    // Windows refuses most of these, and a slash separates folders on every system.
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // Windows drops points and spaces at the end.
  return (
    [...name]
      .slice(0, MOST)
      .join('')
      .replace(/[. ]+$/, '') || 'vexil'
  )
}
