// Runs before the first paint, so that users of the light scheme see no dark flash. It is a file, because the
// content security policy forbids inline scripts.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('color-scheme')
    // The platform's own colours, as the last visit stored them.
    const look = localStorage.getItem('platform-look')
    if (look) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(look)
      document.adoptedStyleSheets = [sheet]
    }
  } catch {
    // The storage is forbidden, or the browser cannot add style sheets. The default colours apply.
  }
  const scheme = (chosen ?? 'system').replaceAll('"', '')
  const isLight =
    scheme === 'light' || (scheme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark'
})()
