import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isRouter, leanRouter } from '../../scripts/lean-router.ts'

const FOLDER = 'node_modules/react-router/dist/production/'
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => ({ id: `/x/${FOLDER}${name}`, code: readFileSync(FOLDER + name, 'utf8') }))

test('the router is one file, and all that is taken from it is there', () => {
  const routers = files.filter(({ id, code }) => isRouter(id, code))
  expect(routers).toHaveLength(1)
  const lean = leanRouter(routers[0]?.code ?? '')
  expect(lean).toContain('function PrefetchPageLinks({ page, ...linkProps }) {\n  return null;')
  expect(lean).toMatch(/var RemixErrorBoundary = \/\* @__PURE__ \*\/ \(\(\) => class extends/)
  expect(lean).not.toMatch(/^Form\.displayName/m)
})
test('a router that looks different is not passed by in silence', () => {
  expect(() => leanRouter('function createRouter() {}')).toThrow('PrefetchPageLinks')
})
