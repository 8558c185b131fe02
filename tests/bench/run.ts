import { readdirSync } from 'node:fs'
import type { Bench } from './bench.ts'

const FOLDER = new URL('./', import.meta.url)
const ENDING = '.bench.ts'
const say = (line: string) => void process.stdout.write(`${line}\n`)

const known = readdirSync(FOLDER)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  say(`there is no bench ${unknown.join(', ')}; there are ${known.join(', ')}`)
  process.exit(1)
}
let isShort = false
for (const name of wanted.length > 0 ? wanted : known) {
  // The file has the ending of benches, so it exports one.
  const bench = (await import(new URL(name + ENDING, FOLDER).href)) as Bench
  const figure = await bench.run((line) => say(`  ${line}`))
  const ratio = figure / bench.bar
  // Written as a negation, because a NaN must not pass.
  if (!(ratio <= 1)) isShort = true
  say(
    `${bench.name}: ${figure.toPrecision(4)} ${bench.unit}, bar ${bench.bar} ${bench.unit}, ratio ${ratio.toFixed(3)}`,
  )
}
process.exit(isShort ? 1 : 0)
