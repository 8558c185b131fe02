import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf } from '../architecture/imports.ts'
import { parse } from '../architecture/source.ts'
import { run } from '../../scripts/run.ts'

/** A file that belongs to the build but is not an input could change without a rebuild. */
test.each([
  ['client', ['vite.config.ts', 'panda.config.ts', 'scripts/build-parts.ts', 'src/main.tsx']],
  ['server', ['scripts/build-parts.ts', 'server/main.ts']],
] as const)('every file that the build of the %s reads is an input of it', async (part, entries) => {
  const makers = [...closureOf(entries)].filter((path) => !path.startsWith('src/styled-system/'))
  expect(makers).toContain('contract/call.ts')
  const ask = `
    import { isInputOf } from './scripts/parts.mjs'
    console.log(JSON.stringify(${JSON.stringify(makers)}.filter((path) => !isInputOf('${part}', path))))`
  const { output } = await run(process.execPath, ['--input-type=module', '-e', ask])
  expect(JSON.parse(output)).toEqual([])
})

function closureOf(paths: readonly string[], found = new Set<string>()): Set<string> {
  for (const path of paths) {
    if (found.has(path)) continue
    found.add(path)
    if (!/\.tsx?$/.test(path)) continue
    const files = importsOf(parse(path, readFileSync(path, 'utf8'))).flatMap(({ file }) =>
      file === null ? [] : [file],
    )
    closureOf(files, found)
  }
  return found
}
