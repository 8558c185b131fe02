import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chartsOf } from './machines/charts.ts'
import { pageOf } from './machines/page.ts'

const { values } = parseArgs({ options: { into: { type: 'string', default: '.' } } })
const charts = await chartsOf(join(values.into, 'machines'))
writeFileSync(join(values.into, 'docs/machines.md'), pageOf(charts))
console.log(`docs/machines.md describes ${charts.length} machines.`)
