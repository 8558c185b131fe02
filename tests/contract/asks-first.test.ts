import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'

const PAGE = 'docs/decisions/0034-what-asks-first.md'
const KINDS = ['asks', 'form', 'undoable', 'harmless']
const rows = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((line) => /^\| .*`\w+`.* \|$/.test(line))
  .map((line) => {
    const [, act = '', calls = '', kind = '', how = ''] = line.split('|').map((cell) => cell.trim())
    return { act, calls: quoted(calls), kind, how }
  })
/** The kinds of questions, as the type of the confirm dialog names them. */
const questions = quoted(readFileSync('machines/app/confirm-question.ts', 'utf8').replaceAll("'", '`'))

function quoted(text: string): string[] {
  return [...text.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)
}

describe('which acts ask first', () => {
  test('is said of every call that changes something, once', () => {
    const changing = Object.entries(ALL_CALLS).filter(([, { method }]) => method !== 'GET')
    expect(rows.flatMap(({ calls }) => calls).sort()).toEqual(changing.map(([name]) => name).sort())
  })
  test.each(rows)('$act: $kind', ({ kind, how }) => {
    expect(KINDS).toContain(kind)
    expect(how).not.toBe('')
    const asked = quoted(how)
    expect(asked.filter((question) => !questions.includes(question))).toEqual([])
    expect(kind !== 'asks' || asked.length > 0).toBe(true)
  })
  test('no question is left out', () => {
    const said = new Set(rows.flatMap(({ how }) => quoted(how)))
    // These ask about what was typed, and call nothing.
    const typed = ['clear-cache', 'drop-changes', 'discard-changes', 'leave-editor', 'keep-captain']
    const kinds = [
      ...readFileSync('machines/app/confirm-question.ts', 'utf8').matchAll(/kind:((?:\s*\|?\s*'[\w-]+')+)/g),
    ].flatMap(([, names = '']) => [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name))
    expect(kinds.filter((kind) => !said.has(kind) && !typed.includes(kind))).toEqual([])
  })
})
