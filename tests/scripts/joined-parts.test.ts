import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinedParts, type Modules } from '../../scripts/joined-parts.ts'

interface Module {
  needs?: readonly string[]
  later?: readonly string[]
  /** The length of the value's text, or the smallest value that has the same effect. */
  length?: number
}
const MUCH = 100_000

function graphOf(modules: Readonly<Record<string, Module>>): Modules {
  return {
    getModuleInfo: (id) => {
      const { needs = [], later = [], length = 100 } = modules[id] ?? {}
      return { importedIds: needs, dynamicallyImportedIds: later, code: 'x'.repeat(length) }
    },
  }
}
const MAIN = { later: ['a', 'b', 'c'] }
const partsOf = (
  modules: Readonly<Record<string, Module>>,
  isTaken: (id: string) => boolean = (id) => id === 'main',
) => joinedParts('main', graphOf({ main: MAIN, ...modules }), isTaken)

describe('modules that several parts share', () => {
  test('are joined if they are small, even if not all parts use all of them', () => {
    const parts = partsOf({ a: { needs: ['x', 'y'] }, b: { needs: ['x', 'y'] }, c: { needs: ['y'] } })
    expect([...parts.keys()].toSorted()).toEqual(['x', 'y'])
    expect(parts.get('x')).toBe(parts.get('y'))
  })
  test('stay apart if one part would load much unused code', () => {
    const parts = partsOf({
      a: { needs: ['x', 'y'] },
      b: { needs: ['x', 'y'] },
      c: { needs: ['y'] },
      x: { length: MUCH },
    })
    expect(parts.get('x')).not.toBe(parts.get('y'))
  })
  test('stay apart if the joined file would load a large dependency', () => {
    const parts = partsOf({
      a: { needs: ['x', 'y', 'large'] },
      b: { needs: ['x', 'y', 'large'] },
      c: { needs: ['y'] },
      x: { needs: ['large'] },
      large: { length: MUCH },
    })
    expect(parts.get('x')).not.toBe(parts.get('y'))
  })
  test('never form files that import each other, for any imports', () => {
    const NAMES = ['m0', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7']
    const someOf = (names: readonly string[]) => fc.subarray([...names])
    const world = fc.record({
      a: someOf(NAMES),
      b: someOf(NAMES),
      c: someOf(NAMES),
      d: someOf(NAMES),
      modules: fc.tuple(
        ...NAMES.map((_, nth) =>
          fc.record({ needs: someOf(NAMES.slice(nth + 1)), length: fc.integer({ min: 1, max: 12_000 }) }),
        ),
      ),
    })
    fc.assert(
      fc.property(world, ({ a, b, c, d, modules }) => {
        const named = Object.fromEntries(modules.map((module, nth) => [`m${nth}`, module]))
        const parts = partsOf({
          main: { later: ['a', 'b', 'c', 'd'] },
          a: { needs: a },
          b: { needs: b },
          c: { needs: c },
          d: { needs: d },
          ...named,
        })
        const needs = new Map<number, Set<number>>()
        for (const [id, part] of parts) {
          for (const needed of named[id]?.needs ?? []) {
            const other = parts.get(needed)
            if (other !== undefined && other !== part)
              needs.set(part, (needs.get(part) ?? new Set()).add(other))
          }
        }
        for (const part of needs.keys()) {
          const found = new Set(needs.get(part))
          for (const each of found) for (const next of needs.get(each) ?? []) found.add(next)
          expect(found).not.toContain(part)
        }
      }),
      { numRuns: 500 },
    )
  })
  test('do not include those of a single part, nor those with a file already', () => {
    const parts = partsOf(
      { a: { needs: ['own', 'frame'] }, b: { needs: ['frame'] } },
      (id) => id === 'main' || id === 'frame',
    )
    expect([...parts.keys()]).toEqual([])
  })
})
