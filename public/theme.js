// Runs before the first paint, as a file because the content security policy takes no inline script: who chose light sees no dark flash.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('color-scheme')
  } catch {
    // A forbidden store: the default.
  }
  const scheme = (chosen ?? 'dark').replaceAll('"', '')
  const isLight = scheme === 'light' || (scheme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark'
})()
