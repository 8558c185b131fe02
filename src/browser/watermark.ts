const LAYER_FROM = 50_000
const LAYERS = 10_000
const MAX_WRAPPERS = 8
/** Too faint to see, strong enough to be recovered from a picture of the screen. */
const STRENGTH = { dark: 0.006, light: 0.012 } as const
const LETTER_PX = 15
const GUTTER_PX = 20

/**
 * Covers the viewport with the text, and restores it if it is removed or changed. The returned function stops
 * it.
 */
export function addWatermark(text: string, shade: 'dark' | 'light', random: () => number): () => void {
  const style = styleOf(text, shade, LAYER_FROM + Math.floor(random() * LAYERS))
  const sheet = document.createElement('div')
  const wrappers = Array.from({ length: 1 + Math.floor(random() * MAX_WRAPPERS) }, () =>
    document.createElement('div'),
  )
  const [outermost = sheet] = wrappers
  const watch = new MutationObserver(lay)
  function lay() {
    watch.disconnect()
    wrappers.forEach((wrapper, at) => {
      strip(wrapper)
      wrapper.replaceChildren(wrappers[at + 1] ?? sheet)
    })
    strip(sheet)
    sheet.setAttribute('aria-hidden', 'true')
    Object.assign(sheet.style, style)
    if (!outermost.isConnected) document.body.append(outermost)
    watch.observe(document.body, { childList: true })
    watch.observe(outermost, { childList: true, subtree: true, attributes: true })
  }
  lay()
  return () => {
    watch.disconnect()
    outermost.remove()
  }
}

function strip(element: HTMLElement) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
}

function styleOf(text: string, shade: 'dark' | 'light', layer: number) {
  return {
    position: 'fixed',
    inset: '0',
    zIndex: String(layer),
    pointerEvents: 'none',
    opacity: String(STRENGTH[shade]),
    backgroundImage: `url("${tileOf(text, shade)}")`,
    backgroundRepeat: 'repeat',
  }
}

/** One tile of the text, as a URL for CSS. */
export function tileOf(text: string, shade: 'dark' | 'light'): string {
  const width = Math.ceil(text.length * LETTER_PX * 0.62) + GUTTER_PX
  const height = Math.ceil(width * Math.sin(Math.PI / 20)) + LETTER_PX + GUTTER_PX
  const ink = shade === 'dark' ? 'white' : 'black'
  const letters = text.replace(/[^\w-]/g, '')
  const middle = 'x="50%" y="50%" text-anchor="middle" dominant-baseline="middle"'
  const slant = `transform="rotate(-9 ${width / 2} ${height / 2})"`
  const font = `font-family="monospace" font-size="${LETTER_PX}" fill="${ink}"`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<text ${middle} ${slant} ${font}>${letters}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
