/** Code that only sites rendered by React Router on a server need, with its replacement. */
const UNUSED: readonly (readonly [head: string, instead: string])[] = [
  ['function PrefetchPageLinks({ page, ...linkProps }) {', 'return null;'],
  ['function instrumentClientSideRouter(router, fns) {', 'return router;'],
  ['function getRouteInstrumentationUpdates(fns, route) {', 'return {};'],
]
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm
const COMPONENT_CLASS = /^var (\w+) = (class extends \w+\.Component \{[\s\S]*?^\});$/gm

export const isRouter = (id: string, code: string) =>
  id.includes('/react-router/dist/production/chunk-') && code.includes('function createRouter(')

/**
 * React Router comes as one file of which a bundler keeps whatever might have an effect when it is loaded: a
 * component that is given a name, a class that extends another. Said to have none, those that nobody uses are
 * left out.
 */
export function leanRouter(code: string): string {
  const blunted = UNUSED.reduce((text, [head, instead]) => {
    if (!text.includes(head))
      throw new Error(`React Router has no "${head}" any more: see scripts/lean-router.ts`)
    return text.replace(head, `${head}\n  ${instead}`)
  }, code)
  return blunted.replace(DISPLAY_NAME, '').replace(COMPONENT_CLASS, 'var $1 = /* @__PURE__ */ (() => $2)();')
}
