import { run } from './run.ts'

/** Writes src/styled-system from panda.config.ts. Types, tests and builds all need it. */
export async function generateStyles() {
  const { code, output } = await run('panda', ['codegen', '--silent'])
  if (code !== 0) throw new Error(`panda codegen failed:\n${output}`)
}
