import axe from 'axe-core'

/** What axe finds wrong on the page as it stands, one line each. */
export async function faults(scope: Element | Document = document): Promise<string[]> {
  const { violations } = await axe.run(scope instanceof Document ? scope : { include: [scope] }, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 120)} ${node.any[0]?.message ?? ''}`),
  )
}
