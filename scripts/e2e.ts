import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resolve as absolute } from 'node:path'
import { fail } from './fail.ts'
import { readE2eFlags } from './e2e/flags.ts'
import { signInOnce } from './e2e/sign-in-once.ts'
import { skippedLines, type SkipReport } from './e2e/skipped.ts'
import { provideBrowser } from './provide-browser.ts'

const USAGE = 'npm run e2e -- [--server URL --admin-password TEXT [--admin NAME]] [options of Playwright]'
// Absolute, because Playwright resolves a relative path from the folder of its configuration.
const REPORT = absolute('.cache/report-other-server.json')
const reading = readE2eFlags(process.argv.slice(2))
if (!reading.ok) fail(reading.complaint, USAGE)
const { server, rest } = reading
if (server !== null) {
  const entry = await signInOnce(server)
  if (!entry.ok) fail(entry.complaint, entry.remedy)
}

await provideBrowser()
if (!(await carryOut(['scripts/build.mjs', ...(server === null ? [] : ['client'])]))) process.exit(1)
const PLAYWRIGHT = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'tests/e2e/playwright.config.ts',
]
if (server === null) {
  await carryOut([...PLAYWRIGHT, ...rest])
} else {
  rmSync(REPORT, { force: true })
  await carryOut([...PLAYWRIGHT, '--reporter=list,json', ...rest], {
    E2E_SERVER: server.url,
    E2E_ADMIN: server.admin,
    E2E_ADMIN_PASSWORD: server.password,
    PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
  })
  // Nothing is written if another reporter was chosen.
  if (existsSync(REPORT))
    for (const line of skippedLines(JSON.parse(readFileSync(REPORT, 'utf8')) as SkipReport))
      console.log(`vexil: ${line}`)
}

function carryOut(args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => {
      if (code !== 0) process.exitCode = code ?? 1
      resolve(code === 0)
    })
  })
}
