export type Scheme = 'dark' | 'light'
interface Shades {
  base: string
  _moreContrast?: string
}
interface Leaf {
  value: string | (Shades & { _light?: string | Shades })
}
export type Tree = { [name: string]: Tree | Leaf }

/**
 * The `#rrggbb` of a token in a scheme, after following references. `isClear` is for users who prefer more
 * contrast.
 */
export function colourOf(tokens: Tree, path: string, scheme: Scheme, isClear = false): string {
  const leaf = path
    .split('.')
    .reduce<Tree | Leaf | undefined>(
      (place, name) => (place && !isLeaf(place) ? place[name] : undefined),
      tokens,
    )
  if (!leaf || !isLeaf(leaf)) throw new Error(`No token ${path}`)
  const written = typeof leaf.value === 'string' ? leaf.value : inScheme(leaf.value, scheme, isClear)
  // A platform may replace this colour. `tests/contract/accent.test.ts` checks the replacements.
  const reference = /^(?:var\(--\w+, )?\{colors\.([\w.]+)\}\)?$/.exec(written)?.[1]
  if (reference) return colourOf(tokens, reference, scheme, isClear)
  return /^var\(--\w+, (#\w+)\)$/.exec(written)?.[1] ?? written
}

function inScheme(value: Exclude<Leaf['value'], string>, scheme: Scheme, isClear: boolean): string {
  const shades = scheme === 'light' ? (value._light ?? value) : value
  if (typeof shades === 'string') return shades
  return (isClear ? shades._moreContrast : undefined) ?? shades.base
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function isLeaf(place: Tree | Leaf): place is Leaf {
  return 'value' in place && (typeof place.value === 'string' || 'base' in place.value)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
