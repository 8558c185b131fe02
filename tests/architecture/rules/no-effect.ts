import { Visitor } from 'oxc-parser'
import type { Rule } from '../rule.ts'
import { at } from '../source.ts'

const EFFECT = /^use(?:Layout|Insertion)?Effect$/

export const noEffect: Rule = {
  name: 'no useEffect in pages and features',
  faults: (sources) =>
    sources
      .filter(({ path }) => /^src\/(?:pages|features)\//.test(path))
      .flatMap((source) => {
        const found: string[] = []
        new Visitor({
          Identifier({ name, start }) {
            if (EFFECT.test(name))
              found.push(`${at(source, start)} uses ${name}: a machine or a part of ui/ should own this`)
          },
        }).visit(source.program)
        return [...new Set(found)]
      }),
  bites: [
    { 'src/pages/a.tsx': `import { useEffect } from 'react'; useEffect(() => {})` },
    { 'src/features/a/a.tsx': `import * as React from 'react'; React.useLayoutEffect(() => {})` },
  ],
  spares: [{ 'src/bind/a.ts': `import { useEffect } from 'react'; useEffect(() => {})` }],
}
