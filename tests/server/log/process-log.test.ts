import { spawnSync } from 'node:child_process'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLogger, openTimestamps, turnByTurn } from '#server/log/process-log.ts'

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string[] {
  const lines: string[] = []
  write(createLogger('info', { write: (line) => lines.push(line) }))
  return lines
}

test('each entry is one line of JSON with the name of its level and its time as text', () => {
  const [line = '', ...more] = logged((logger) => logger.info({ route: '/x' }, 'hello'))
  expect(more).toEqual([])
  expect(JSON.parse(line)).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
    route: '/x',
    msg: 'hello',
  })
})

test('control characters are escaped in the output, and none is lost', () => {
  const nasty = 'a\nb\rc\u001b[31md\u0000e\u007ff\u009b31mg\u0085h\u2028i'
  const [line = '', ...more] = logged((logger) => logger.warn({ name: nasty }, nasty))
  expect(more).toEqual([])
  expect(line.trimEnd()).toMatch(/^[\x20-\x7e]+$/)
  expect(JSON.parse(line)).toMatchObject({ name: nasty, msg: nasty })
})

test('secrets are left out, at the top and deeper down', () => {
  const text = logged((logger) =>
    logger.info(
      {
        password: 'hunter2',
        headers: { cookie: 'hunter2', authorization: 'hunter2' },
        body: { user: { token: 'hunter2', flag: 'hunter2' } },
      },
      'x',
    ),
  ).join('')
  expect(text).not.toContain('hunter2')
  expect(text).toContain('[secret]')
})

test('entries below the level are not written', () => {
  expect(logged((logger) => logger.debug('x'))).toEqual([])
})

test('the lines of one turn are written together, in order', async () => {
  const written: string[] = []
  const sink = turnByTurn({ write: (text) => written.push(text) })
  sink.write('one\n')
  sink.write('two\n')
  expect(written).toEqual([])
  await turn()
  sink.write('three\n')
  await turn()
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})

test.each([
  ['ends', 'process.exit(3)'],
  ['fails', 'throw new Error("over")'],
])('a process that %s has written all of its lines', (_, end) => {
  const log = new URL('../../../server/log/process-log.ts', import.meta.url).href
  const code = `const { createLogger } = await import(${JSON.stringify(log)}); createLogger('info').info('the last words'); ${end}`
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', code],
    { encoding: 'utf8' },
  )
  expect(status).not.toBe(0)
  expect(stdout).toContain('the last words')
})

test('the time of an entry is that of its millisecond, also when the clock goes back', () => {
  const times = [1000, 1000, 1001, 999, 0]
  const timestamp = openTimestamps(() => times.shift() ?? 0)
  const texts = Array.from({ length: 5 }, () => timestamp())
  expect(texts.map((text) => JSON.parse(`{${text.slice(1)}}`) as unknown)).toEqual(
    [1000, 1000, 1001, 999, 0].map((at) => ({ time: new Date(at).toISOString() })),
  )
})
