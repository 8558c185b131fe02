/**
 * Returns a word for what is wrong with the focus, or "shown". The marked cell of a grid or line of a list
 * counts as the focus. This function runs in the page, so it can use nothing from this file.
 */
export function focusNow(reached: Set<Element>): string {
  const { activeElement: active, body, documentElement } = document
  if (active === null || active === body) return 'lost'
  reached.add(active)
  const shown = document.getElementById(active.getAttribute('aria-activedescendant') ?? '') ?? active
  const name = `${shown.tagName} ${(shown.getAttribute('aria-label') ?? shown.textContent).slice(0, 50)}`
  // A field that only screen readers see has its label in its place, so the label must show the focus.
  const label = shown.matches('[type=radio], [type=checkbox], [type=file]') ? shown.closest('label') : null
  const place = label ?? shown
  const { left, top, right, bottom } = place.getBoundingClientRect()
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  if (to <= from || x <= 0 || x >= innerWidth) return `out of view: ${name}`
  for (const y of [from + (to - from) / 4, (from + to) / 2, to - (to - from) / 4]) {
    const there = document.elementFromPoint(x, y)
    if (there === null || !(place.contains(there) || there.contains(place)))
      return `covered by ${there?.tagName} ${there?.className}: ${name}`
  }
  // Some headings and boxes get the focus only so that screen readers read them out. They need no ring,
  // because a user can do nothing with them.
  if (active.getAttribute('tabindex') === '-1' && shown === active) return 'shown'
  const boxes = [...(label?.querySelectorAll('*') ?? [])]
  for (const one of [active, shown])
    for (let box: Element | null = one; box !== null && box !== documentElement; box = box.parentElement)
      boxes.push(box)
  const isRinged = boxes.some((box) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(box)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)')
  })
  return isRinged ? 'shown' : `without a ring: ${name}`
}
