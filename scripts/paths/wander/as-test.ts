import { sayAct, type Act } from './acts.ts'

export interface Found {
  /** The law or the kind of error. */
  fault: string
  says: string
  as: 'player' | 'organiser'
  acts: readonly Act[]
}

/** The source of a Playwright test that walks the acts and fails, for `tests/e2e/<name>.e2e.ts`. */
export function asTest({ fault, says, as, acts }: Found): string {
  return [
    "import { test } from './wander/walk.ts'",
    '',
    `// ${fault}: ${says}`,
    `test(${quote(`${as}: ${acts.map(sayAct).join(', then ')}`)}, async ({ walkAs }) => {`,
    `  const walk = await walkAs(${quote(as)})`,
    ...acts.map((act) => `  await walk.step(${sourceOf(act)})`),
    '})',
    '',
  ].join('\n')
}

function sourceOf(act: Act): string {
  const fields = Object.entries(act).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? quote(value) : String(value)}`,
  )
  return `{ ${fields.join(', ')} }`
}

const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
