import { run } from './run.ts'

/** Must run before types, tests and builds, because all of them import src/styled-system. */
export async function generateStyles() {
  const { code, output } = await run('panda', ['codegen', '--silent'])
  if (code !== 0) throw new Error(`panda codegen failed:\n${output}`)
}
