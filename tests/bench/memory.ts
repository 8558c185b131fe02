import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The resident memory of a process in bytes, as the system counts it, because the heap is only a part. */
export function residentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/**
 * This code is loaded into the server, because only the process itself can collect garbage. On the signal it
 * does so and writes the used heap size.
 */
const TELL_HEAP = `
  import { writeFileSync } from 'node:fs'
  process.on('SIGUSR2', () => {
    gc()
    gc()
    const { heapUsed, external } = process.memoryUsage()
    writeFileSync(process.env.HEAP_FILE, String(heapUsed + external))
  })`

/**
 * Reads the used heap size of a server after a garbage collection, in bytes, because garbage would hide a
 * leak.
 */
export function openHeapReader() {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'vexil-heap-')), 'used')
  return {
    env: { HEAP_FILE: file },
    nodeFlags: ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(TELL_HEAP)}`],
    async read(pid: number): Promise<number> {
      rmSync(file, { force: true })
      process.kill(pid, 'SIGUSR2')
      while (!existsSync(file) || readFileSync(file, 'utf8') === '') await sleep(50)
      return Number(readFileSync(file, 'utf8'))
    },
  }
}
