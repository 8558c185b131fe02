/** True on 2G connections, in browsers that report them. */
export function isSlowNetwork(): boolean {
  const line: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof line === 'object' &&
    line !== null &&
    'effectiveType' in line &&
    ['slow-2g', '2g'].includes(String(line.effectiveType))
  )
}
