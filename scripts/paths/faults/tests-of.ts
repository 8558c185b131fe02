import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const TESTS = 'tests/machines'
/** Compares the charts with a page, so it would see every fault and no behaviour. */
const ONLY_DESCRIBES = 'documented.test.ts'
/** `openRefinements` tries them without a test run. */
const REFINEMENT = `${TESTS}/refinement.test.ts`

/** The tests of machines that load the file of a machine, its own folder first. */
export function testsOf(machineFile: string): string[] {
  const own = dirname(machineFile).replace('machines', TESTS)
  const isOwn = (file: string) => dirname(file) === own
  return readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .map((file) => `${TESTS}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith(ONLY_DESCRIBES) && file !== REFINEMENT)
    .filter((file) => loads(file).has(machineFile))
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
}

const known = new Map<string, ReadonlySet<string>>()
/** All files that a file imports, also through others. */
function loads(file: string): ReadonlySet<string> {
  const all = new Set<string>()
  known.get(file)?.forEach((each) => all.add(each))
  if (known.has(file)) return all
  const open = [file]
  for (const each of open)
    for (const imported of importsOf(each))
      if (!all.has(imported)) {
        all.add(imported)
        open.push(imported)
      }
  known.set(file, all)
  return all
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/from '((?:\.|#machines|#tests)[^']+)'/g)].flatMap(
    ([, name = '']) => {
      const path = name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name))
      return path.endsWith('.ts') ? [path] : []
    },
  )
}
