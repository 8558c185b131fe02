import { provideEngine } from './provide-engine.ts'

/** Runs the tests' container engine until Ctrl+C, for running a single test. */
const engine = await provideEngine()
if (engine === null) process.exit(1)
console.log(`TEST_CONTAINER_HOST=${engine.host} TEST_CONTAINER_IMAGE=${engine.image}`)
const alive = setInterval(() => {}, 60_000)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(alive)
    void engine.stop().then(() => process.exit(0))
  })
}
