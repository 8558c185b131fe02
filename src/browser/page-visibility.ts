/** Reports whether the page is visible, now and on each change. */
export function watchPageVisibility(
  say: (seen: { type: 'page.shown' } | { type: 'page.hidden' }) => void,
): () => void {
  const look = () => say({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' })
  look()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
