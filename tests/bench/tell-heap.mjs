import { writeFileSync } from 'node:fs'

// Loaded into the server by a bench. On the signal it collects all garbage and writes what is still in use.
process.on('SIGUSR2', () => {
  globalThis.gc()
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  writeFileSync(process.env['HEAP_FILE'], String(heapUsed + external))
})
