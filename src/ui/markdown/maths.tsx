import { useCallback } from 'react'

interface MathsProps {
  source: string
  display: 'inline' | 'block'
}

/** Longer texts are no formulas. The engine expands macros, so the limit also bounds its work. */
const LONGEST = 4_000

/** Shows the source until the engine has loaded, and for invalid formulas. */
export function Maths({ source, display }: MathsProps) {
  const paint = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      let isGone = false
      element.textContent = source
      if (source.length <= LONGEST)
        void paintWhenLoaded(source, display, (formula) =>
          isGone ? undefined : element.replaceChildren(formula),
        )
      return () => {
        isGone = true
      }
    },
    [source, display],
  )
  const Tag = display === 'block' ? 'div' : 'span'
  return <Tag ref={paint} />
}

async function paintWhenLoaded(
  source: string,
  display: MathsProps['display'],
  show: (formula: Node) => void,
) {
  try {
    const { typeset } = await import('./typeset.ts')
    show(typeset(source, display))
  } catch {
    // The formula is invalid, or the engine did not load. The source stays visible.
  }
}
