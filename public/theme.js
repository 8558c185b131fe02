// Runs before the first paint to avoid a dark flash. The policy forbids inline scripts.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('color-scheme')
    // The last visit stored the platform's colours.
    const look = localStorage.getItem('platform-look')
    if (look) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(look)
      document.adoptedStyleSheets = [sheet]
    }
  } catch {
    // Without storage the default colours apply.
  }
  const scheme = (chosen ?? 'system').replaceAll('"', '')
  const isLight =
    scheme === 'light' || (scheme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark'
})()
