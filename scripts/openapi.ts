import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { API_INFO } from '#contract/openapi-info.ts'
import { toOpenApi } from '#contract/openapi.ts'

const target = fileURLToPath(new URL('../docs/openapi.json', import.meta.url))
const document = toOpenApi(ALL_CALLS, API_INFO)
writeFileSync(target, `${JSON.stringify(document, null, 2)}\n`)
console.log(`docs/openapi.json describes ${Object.keys(ALL_CALLS).length} calls.`)
