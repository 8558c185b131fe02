import { existsSync } from 'node:fs'
import { run } from './run.ts'

/** Only root on Debian and its derivatives can install packages without a question. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

export async function installPackages(names: readonly string[], reason: string) {
  if (names.length === 0) return
  console.log(`vexil: ${reason}: apt-get install ${names.join(' ')}`)
  const install = () =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  const first = await install()
  if (first.code === 0) return
  // A fresh machine has no package lists yet.
  await run('apt-get', ['update', '-qq'])
  const second = await install()
  if (second.code !== 0) console.log(second.output)
}
