import { ALL_CALLS } from '#contract/calls/all.ts'
import { SERVED_CALLS } from '#server/modules/served-calls.ts'
import baseCalls from '#tests/contract/base-calls.json' with { type: 'json' }
import { addressOf, disagreements, factsOf, factsOfBase, type BaseCall } from '#tests/contract/base-list.ts'

const base: readonly BaseCall[] = baseCalls
const typed = new Map(Object.values(ALL_CALLS).map((call) => [addressOf(call), call]))
const served = new Set([...SERVED_CALLS].map(addressOf))
const listed = new Set(base.map(addressOf))

const wrong = [
  ...base.flatMap((call) => {
    const ours = typed.get(addressOf(call))
    return ours
      ? disagreements(factsOf(ours), factsOfBase(call)).map((sentence) => `${addressOf(call)}: ${sentence}`)
      : []
  }),
  ...[...typed]
    .filter(([address, { rules }]) => !listed.has(address) && !rules.extension)
    .map(([address]) => `${address}: not in the base list`),
]

const count = (of: { has(address: string): boolean }) => base.filter((call) => of.has(addressOf(call))).length
console.log(`contract: ${count(typed)} of ${base.length} calls typed, ${count(served)} served`)
for (const sentence of wrong) console.error(sentence)
if (process.argv.includes('--check') && wrong.length > 0) process.exitCode = 1
