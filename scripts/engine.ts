import { provideEngine } from './provide-engine.ts'

/** Keeps the tests' container engine running until Ctrl-C, so that a single test can be run repeatedly. */
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
