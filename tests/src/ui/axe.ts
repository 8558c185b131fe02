import axe, { type NodeResult } from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The faults that axe finds on the current page, one line each. */
export async function faults(scope: Element | Document = document): Promise<string[]> {
  const look = () =>
    axe.run(scope instanceof Document ? scope : { include: [scope] }, {
      runOnly: RULES,
      // Describing each element that passes takes longer than some rules.
      resultTypes: ['violations'],
    })
  const first = await look()
  // A live page may change while axe reads it. A true fault is still there afterwards.
  const { violations } = first.violations.length === 0 ? first : await look()
  const found: string[] = []
  for (const { id, nodes } of violations)
    for (const node of nodes) {
      const message = node.any[0]?.message ?? ''
      if (id === 'target-size' && message.includes('partially obscured') && (await isFreeInTheMiddle(node)))
        continue
      found.push(`${id}: ${node.html.slice(0, 120)} ${message}`)
    }
  return found
}

/** A sticky bar may cover half of a button. Scrolling uncovers it, so that is no fault. */
async function isFreeInTheMiddle({ target }: NodeResult): Promise<boolean> {
  const [selector] = target
  const element = typeof selector === 'string' ? document.querySelector(selector) : null
  if (!element) return false
  const { scrollX, scrollY } = window
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { violations } = await axe.run({ include: [element] }, { runOnly: ['target-size'] })
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  return violations.length === 0
}
