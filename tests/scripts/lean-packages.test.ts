import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { iconFiles, leanPackages, withOwnIcons, withoutAssertions } from '../../scripts/lean-packages.ts'

const list = readFileSync('node_modules/lucide-react/dist/esm/lucide-react.mjs', 'utf8')

describe('icons', () => {
  test('come each from its own file', () => {
    const files = new Map([
      ['ArrowRight', 'arrow-right'],
      ['Pin', 'pin'],
    ])
    expect(withOwnIcons(`import { ArrowRight, Pin } from 'lucide-react'\nimport { x } from 'y'`, files)).toBe(
      `import ArrowRight from 'lucide-react/icons/arrow-right';import Pin from 'lucide-react/icons/pin'\nimport { x } from 'y'`,
    )
  })
  test('under the name that they get', () => {
    expect(
      withOwnIcons(`import { Upload as UploadIcon } from 'lucide-react'`, new Map([['Upload', 'upload']])),
    ).toBe(`import UploadIcon from 'lucide-react/icons/upload'`)
  })
  test('that are not on the list come from where they were, and types from nowhere', () => {
    expect(withOwnIcons(`import { type LucideIcon, Nope } from 'lucide-react'`, new Map())).toBe(
      `import { Nope } from 'lucide-react'`,
    )
  })
  test('by any of their names lead to files that exist', () => {
    const files = iconFiles(list)
    expect(files.size).toBeGreaterThan(1_000)
    const names = ['Search', 'TriangleAlert', 'AlertTriangle', 'House', 'Home']
    expect(
      names.filter((name) => !existsSync(`node_modules/lucide-react/dist/esm/icons/${files.get(name)}.mjs`)),
    ).toEqual([])
  })
})

test.each(['react-router', 'react-router/dom', 'use-sync-external-store/shim'])(
  '%s leads to a file that exists',
  (id) => {
    const { resolveId } = leanPackages()
    const path: unknown = typeof resolveId === 'function' ? Reflect.apply(resolveId, null, [id]) : null
    expect(typeof path === 'string' && existsSync(path)).toBe(true)
  },
)

test('assertions of packages are calls of nothing, without a module of their own', () => {
  expect(withoutAssertions(`import {ok as assert, unreachable} from 'devlop'\nassert(1)`)).toBe(
    `const assert = () => {};const unreachable = () => {}\nassert(1)`,
  )
})
