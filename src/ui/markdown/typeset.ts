import temml from 'temml'
import './maths.css'

/** Throws if the source is no valid formula. */
export function typeset(source: string, display: 'inline' | 'block'): Node {
  const formula = document.createElement('span')
  temml.render(source, formula, {
    displayMode: display === 'block',
    throwOnError: true,
    trust: false,
    maxExpand: 200,
    maxSize: [20, 400],
  })
  return formula
}
