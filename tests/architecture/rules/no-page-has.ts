import type { Rule } from '../rule.ts'

const PAGE_WIDE = /(?:\bhtml|\bbody|\bmain|:root)[^\s'"`>+~]*:has\(/

export const noPageHas: Rule = {
  name: 'no style asks the whole page what is in it: each element that comes or goes would style all others',
  faults: (sources) =>
    sources
      .filter(({ path, text }) => path.startsWith('src/theme/') && PAGE_WIDE.test(text))
      .map(({ path }) => `${path} uses :has() on the page; set an attribute on the root instead`),
  bites: [
    { 'src/theme/a.ts': "export const a = { 'html:has([data-foot]) &': {} }" },
    { 'src/theme/a.ts': "export const a = { 'html[data-a]:has(main)': {} }" },
  ],
  spares: [
    { 'src/theme/a.ts': "export const a = { 'html[data-foot] &': {}, '&:has(:checked)': {} }" },
    { 'src/theme/a.ts': "export const a = { 'html &:has(:checked)': {} }" },
  ],
}
