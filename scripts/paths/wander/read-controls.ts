/** A control as users find it: by its role and name, and by its number if several have the same. */
export interface Control {
  role: string
  name: string
  nth: number
}

const PRESSED = new Set([
  'button',
  'link',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'tab',
  'switch',
  'checkbox',
  'radio',
  'option',
])
const TYPED = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox'])
const LINE = /^\s*- (?:'((?:[^']|'')*)'|([^'].*?)):?(?: .*)?$/
const CONTROL = /^([a-z]+) ("(?:[^"\\]|\\.)*")((?: \[[^\]]*\])*)/

/** Reads the controls of a page from its accessibility tree, as Playwright writes it (`ariaSnapshot`). */
export function readControls(tree: string): { pressed: Control[]; typed: Control[] } {
  const seen = new Map<string, number>()
  const pressed: Control[] = []
  const typed: Control[] = []
  for (const line of tree.split('\n')) {
    const [, role = '', quoted = '', facts = ''] = CONTROL.exec(keyOf(line)) ?? []
    if (!PRESSED.has(role) && !TYPED.has(role)) continue
    const name = String(JSON.parse(quoted))
    const nth = seen.get(`${role} ${name}`) ?? 0
    // A disabled control counts, because it has the same role and name as an enabled one.
    seen.set(`${role} ${name}`, nth + 1)
    if (facts.includes('[disabled]')) continue
    if (PRESSED.has(role)) pressed.push({ role, name, nth })
    else typed.push({ role, name, nth })
  }
  return { pressed, typed }
}

/** The key of a line of YAML, without the quotes around it. */
function keyOf(line: string): string {
  const [, quoted, bare] = LINE.exec(line) ?? []
  if (quoted !== undefined) return quoted.replaceAll("''", "'")
  return bare === undefined ? '' : line.trim().slice(2)
}
