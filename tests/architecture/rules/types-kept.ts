import { Visitor } from 'oxc-parser'
import { BYTES_BECOME_TYPES } from '../bytes-become-types.ts'
import type { Rule } from '../rule.ts'
import { at, type Source } from '../source.ts'

export const noAny: Rule = {
  name: 'no any',
  faults: (sources) =>
    sources.flatMap((source) => {
      const found: string[] = []
      new Visitor({
        TSAnyKeyword({ start }) {
          found.push(`${at(source, start)} says any`)
        },
      }).visit(source.program)
      return found
    }),
  bites: [
    { 'src/browser/a.ts': 'export let a: any' },
    { 'tests/a.test.ts': 'const a = {} as any; export type B = Array<any>' },
  ],
  spares: [{ 'src/browser/a.ts': `export const a: unknown = 'any'` }],
}

export const asOnlyAtTheEdge: Rule = {
  name: 'as only where bytes become types',
  faults: (sources) =>
    sources
      .filter(({ path }) => !path.startsWith('tests/') && !BYTES_BECOME_TYPES.includes(path))
      .flatMap(assertionsIn),
  bites: [
    { 'src/browser/a.ts': 'export const a = JSON.parse("1") as number' },
    { 'src/browser/a.ts': 'export const a = ({} as unknown as string)' },
  ],
  spares: [
    {
      'src/browser/a.ts':
        'export const a = [1] as const; export const b = 1 satisfies number; import { x as y } from "./b.ts"',
    },
  ],
}

export function assertionsIn(source: Source): string[] {
  const found: string[] = []
  new Visitor({
    TSAsExpression({ start, expression, typeAnnotation }) {
      // This form passes types to xstate's setup. xstate offers no other, so the cast is allowed.
      const isHole =
        source.path.endsWith('.machine.ts') &&
        expression.type === 'ObjectExpression' &&
        expression.properties.length === 0
      const isConst =
        typeAnnotation.type === 'TSTypeReference' &&
        typeAnnotation.typeName.type === 'Identifier' &&
        typeAnnotation.typeName.name === 'const'
      if (!isConst && !isHole) found.push(`${at(source, start)} asserts a type`)
    },
  }).visit(source.program)
  return found
}
