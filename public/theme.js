// Runs before the first paint, as a file because the content security policy takes no inline script: who chose light sees no dark flash.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('color-scheme')
    // The platform's own colours, as the last visit left them.
    const look = localStorage.getItem('platform-look')
    if (look) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(look)
      document.adoptedStyleSheets = [sheet]
    }
  } catch {
    // A forbidden store, or a browser without such sheets: the default.
  }
  const scheme = (chosen ?? 'system').replaceAll('"', '')
  const isLight =
    scheme === 'light' || (scheme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark'
})()
