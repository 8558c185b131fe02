import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** What a process has of the machine's memory for itself, in bytes. */
export function residentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** Reads what a server has in use once all garbage is collected, in bytes. */
export function openHeapReader() {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'vexil-heap-')), 'used')
  return {
    env: { HEAP_FILE: file },
    nodeFlags: ['--expose-gc', '--import', fileURLToPath(new URL('./tell-heap.mjs', import.meta.url))],
    async read(pid: number): Promise<number> {
      rmSync(file, { force: true })
      process.kill(pid, 'SIGUSR2')
      while (!existsSync(file) || readFileSync(file, 'utf8') === '') await sleep(50)
      return Number(readFileSync(file, 'utf8'))
    },
  }
}
