import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { machineFiles } from './new/machine-files.ts'
import { namesOf } from './new/names.ts'
import { run } from './run.ts'

const USAGE = 'npm run new machine <group>/<name>, both in kebab case, as in game/flag-answer'
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: '.' } },
})
const [what, path = ''] = positionals
const [group = '', name = '', ...more] = path.split('/')
const names = namesOf(name)

if (what !== 'machine' || names === null || namesOf(group) === null || more.length > 0) refuse(USAGE)
const files = [...machineFiles(group, names)].map(([file, text]) => ({ file: join(values.into, file), text }))
const taken = files.find(({ file }) => existsSync(file))
if (taken !== undefined) refuse(`${taken.file} is there already`)
for (const { file, text } of files) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(file)
}
// Runs in another process, because this one cannot import the machine that it has just written.
const page = await run('tsx', ['scripts/machines-page.ts', '--into', values.into])
if (page.code !== 0) refuse(page.output)
console.log(join(values.into, 'docs/machines.md'))

function refuse(reason: string): never {
  console.error(`vexil: ${reason}`)
  process.exit(1)
}
