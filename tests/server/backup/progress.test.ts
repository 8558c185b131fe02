import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { expect, test } from 'vitest'
import { progressOn } from '#server/backup/progress.ts'

function onScreen(isTTY: boolean) {
  const shown: string[] = []
  let now = 0
  const progress = progressOn({ isTTY, write: (text) => shown.push(text) }, () => now)
  return { progress, shown, pass: (ms: number) => (now += ms) }
}

test('a terminal shows one line, redrawn at most ten times a second', () => {
  const { progress, shown, pass } = onScreen(true)
  progress.begin('files', 4 * MEBIBYTE)
  progress.add(MEBIBYTE)
  pass(100)
  progress.add(0)
  progress.add(MEBIBYTE)
  pass(1900)
  progress.end()
  expect(shown).toEqual([
    '\r\u001b[K  files  25 %  1.0 MB  0.1 s  1 s left',
    '\r\u001b[K  files  100 %  4.0 MB  2.0 s\n',
  ])
})

test('a log gets a line every ten seconds, and one at the end', () => {
  const { progress, shown, pass } = onScreen(false)
  progress.begin('database', 40 * MEBIBYTE)
  for (let second = 0; second < 15; second++) {
    pass(1000)
    progress.add(2 * MEBIBYTE)
  }
  progress.end()
  expect(shown).toEqual([
    '  database  50 %  20.0 MB  10.0 s  10 s left\n',
    '  database  100 %  40.0 MB  15.0 s\n',
  ])
})

test('rows are counted', () => {
  const { progress, shown, pass } = onScreen(true)
  progress.begin('rows', 4000, 'count')
  pass(1000)
  progress.add(1000)
  progress.end()
  expect(shown).toEqual([
    '\r\u001b[K  rows  25 %  1000  1.0 s  3 s left',
    '\r\u001b[K  rows  100 %  4000  1.0 s\n',
  ])
})

test('progress never exceeds 100 %, and an empty part is at 100 %', () => {
  const { progress, shown } = onScreen(false)
  progress.begin('database', MEBIBYTE)
  progress.add(3 * MEBIBYTE)
  progress.end()
  progress.begin('files', 0)
  progress.end()
  expect(shown).toEqual(['  database  100 %  1.0 MB  0.0 s\n', '  files  100 %  0.0 MB  0.0 s\n'])
})
