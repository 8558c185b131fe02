import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { machineFiles, machineSection } from './new/machine-files.ts'
import { namesOf } from './new/names.ts'

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
const page = join(values.into, 'docs/machines.md')
mkdirSync(dirname(page), { recursive: true })
appendFileSync(page, machineSection(group, names))
console.log(page)

function refuse(reason: string): never {
  console.error(`vexil: ${reason}`)
  process.exit(1)
}
