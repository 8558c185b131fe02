/** Says whether somebody can see the page, now and whenever that changes. */
export function watchPageVisibility(
  say: (seen: { type: 'page.shown' } | { type: 'page.hidden' }) => void,
): () => void {
  const look = () => say({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' })
  look()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
