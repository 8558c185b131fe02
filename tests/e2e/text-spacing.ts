import type { Page } from '@playwright/test'

/** The distances of WCAG 1.4.12, which a user may set with a style sheet of their own. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** The texts that are cut or overlap only while the text is spaced, as the user sees them. */
export async function lostBySpacing(page: Page): Promise<string[]> {
  const before = new Set(await page.evaluate(lostTexts))
  // A sheet of the page's own scripts, because the content security policy forbids foreign style elements.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, SPACED)
  const after = await page.evaluate(lostTexts)
  await page.evaluate(() => void (document.adoptedStyleSheets = []))
  return after.filter((fault) => !before.has(fault))
}

/** Runs in the page, so it is one function. Names are left out where the text alone tells what is meant. */
function lostTexts(): string[] {
  interface Seen {
    element: Element
    text: string
    /**
     * The nearest element that stays while the page scrolls, or a toast. Texts of different layers may
     * overlap.
     */
    layer: Element | null
    box: { left: number; right: number; top: number; bottom: number }
  }
  /** Rounded figures of the browser may differ by this much. */
  const slackPx = 4
  const faults: string[] = []
  const seen: Seen[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (!element || text === '' || element.closest('style, script, svg')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      const box = { left: line.left, right: line.right, top: line.top, bottom: line.bottom }
      let layer: Element | null = null
      let isHidden = line.width < 2
      let isShortened = false
      let isCut = line.top + scrollY < -slackPx
      for (let around: Element | null = element; around && around !== document.body;) {
        const style = getComputedStyle(around)
        const frame = around.getBoundingClientRect()
        // An ellipsis says that there is more, and the whole text is elsewhere. Titles of columns are turned.
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') isShortened = true
        if (/rotate|matrix\([^,]+, (?!0,)/.test(`${style.rotate} ${style.transform}`)) isHidden = true
        // Text for screen readers alone.
        const isClipped = style.getPropertyValue('clip') === 'rect(0px, 0px, 0px, 0px)'
        if (isClipped || style.clipPath === 'inset(50%)') isHidden = true
        // A toast covers the title of the game for some seconds, as it should.
        const isOnTop =
          style.position === 'sticky' || style.position === 'fixed' || around.hasAttribute('data-toast')
        if (layer === null && isOnTop) layer = around
        if (style.overflowY !== 'visible') {
          const [over, under] = [frame.top - box.top, box.bottom - frame.bottom]
          const [left, right] = [frame.left - box.left, box.right - frame.right]
          if (style.overflowY === 'auto' || style.overflowX === 'auto') isHidden ||= over > 0 || under > 0
          else if (!isShortened) isCut ||= Math.max(over, under, left, right) > slackPx
          box.left = Math.max(box.left, frame.left)
          box.right = Math.min(box.right, frame.right)
          box.top = Math.max(box.top, frame.top)
          box.bottom = Math.min(box.bottom, frame.bottom)
        }
        around = around.parentElement
      }
      if (isHidden) continue
      if (isCut) faults.push(`cut: ${text.slice(0, 40)}`)
      seen.push({ element, text: text.slice(0, 40), layer, box })
    }
  }
  seen.forEach((one, nth) => {
    for (const other of seen.slice(nth + 1)) {
      if (one.layer !== other.layer || one.element === other.element) continue
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (width > slackPx && height > slackPx) faults.push(`over each other: ${one.text}, ${other.text}`)
    }
  })
  if (document.documentElement.scrollWidth > innerWidth) faults.push('wider than the window')
  return [...new Set(faults)]
}
