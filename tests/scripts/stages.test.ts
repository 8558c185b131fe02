import { expect, test } from 'vitest'
import { commandStage } from '../../scripts/stages/command.ts'
import { countPlaywright } from '../../scripts/stages/playwright.ts'
import { isGreen, runTurn, settle, summary, withoutPassed } from '../../scripts/stages/run-stages.ts'
import { countVitest } from '../../scripts/stages/vitest.ts'

test('the last line is machine-readable', () => {
  expect(summary(12, 3)).toBe('12 passed, 3 failed')
})

test('the output of a failed stage has no lines of passed tests', () => {
  const output =
    ' ✓ |server| one.test.ts (4 tests)\n   ✓ is right  303ms\n ❯ two.test.ts\n   × is wrong\n  ✓  1 [chromium]'
  expect(withoutPassed(output)).toBe(' ❯ two.test.ts\n   × is wrong')
})

test.each([
  [1, 0, true],
  [5, 1, false],
  [0, 1, false],
  // A run without tests is no success, because a wrong filter would pass.
  [0, 0, false],
])('%i passed and %i failed is a success: %s', (passed, failed, green) => {
  expect(isGreen(passed, failed)).toBe(green)
})

test('a test file that cannot be loaded counts as one failure', () => {
  const unloaded = { status: 'failed', assertionResults: [] }
  const failing = { status: 'failed', assertionResults: [{}] }
  const passing = { status: 'passed', assertionResults: [{}, {}] }
  expect(
    countVitest({ numPassedTests: 2, numFailedTests: 1, testResults: [unloaded, failing, passing] }),
  ).toEqual({ passed: 2, failed: 2 })
})

test('a test that passes only on a retry has failed', () => {
  expect(countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 2 }, errors: [{}] })).toEqual({
    passed: 4,
    failed: 4,
  })
})

test('a command passes or fails by its exit code, and a failed one shows its output', async () => {
  const node = process.execPath
  const stage = commandStage('both', [
    [node, '-e', 'console.log("all 97 calls")'],
    [node, '-e', 'console.log("broken"); process.exitCode = 3'],
  ])
  expect(await stage.run()).toMatchObject({
    passed: 1,
    failed: 1,
    output: expect.stringContaining('broken') as string,
  })
  expect(
    await commandStage('one', [[node, '-e', 'console.log("all 97 calls")']], { shows: /\d+ calls/ }).run(),
  ).toMatchObject({ failed: 0, note: '97 calls' })
  const speak = [node, '-e', 'console.log(process.env.VOICE)'] as const
  expect(await commandStage('env', [speak], { shows: /.+/, env: { VOICE: 'low' } }).run()).toMatchObject({
    note: 'low',
  })
  expect(await commandStage('none', [['no-such-command-here']]).run()).toMatchObject({ passed: 0, failed: 1 })
})

test('a stage that throws has failed', async () => {
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no disk')) }
  expect(await settle(broken)).toMatchObject({
    passed: 0,
    failed: 1,
    output: expect.stringContaining('no disk') as string,
  })
})

test('stages of one turn run at once, and are reported in their order', async () => {
  const running: string[] = []
  const seen: number[] = []
  const stage = (name: string, turns: number) => ({
    name,
    async run() {
      running.push(name)
      for (let left = turns; left > 0; left--) await Promise.resolve()
      seen.push(running.length)
      return { passed: 1, failed: 0, output: '' }
    },
  })
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no disk')) }
  const found = await runTurn([stage('slow', 5), broken, stage('fast', 1)])
  expect(found.map(({ name, result }) => [name, result.failed])).toEqual([
    ['slow', 0],
    ['broken', 1],
    ['fast', 0],
  ])
  expect(seen).toEqual([2, 2])
  expect(await runTurn(stage('alone', 1))).toMatchObject([{ name: 'alone', result: { passed: 1 } }])
})
