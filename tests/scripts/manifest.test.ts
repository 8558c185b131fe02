import { expect, test } from 'vitest'
import { closureOf, pagesOf } from '../../scripts/manifest.ts'

const manifest = {
  'index.html': { file: 'index.js', imports: ['_frame.js'] },
  '_frame.js': { file: 'frame.js', imports: ['index.html'] },
  'src/pages/home.tsx': { file: 'home.js', imports: ['_frame.js', '_parts.js'] },
  '_parts.js': { file: 'parts.js' },
  'src/text/en.ts': { file: 'en.js' },
}

test('a chunk loads all of its imports, once', () => {
  expect([...closureOf(manifest, 'src/pages/home.tsx')].sort()).toEqual([
    'frame.js',
    'home.js',
    'index.js',
    'parts.js',
  ])
})

test('only files of src/pages are pages', () => {
  expect([...pagesOf(manifest)]).toEqual([['home', 'src/pages/home.tsx']])
})
