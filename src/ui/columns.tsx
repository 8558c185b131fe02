import { columns } from '#styled/recipes/columns.js'
import { layoutPart } from './layout.tsx'

/** Children beside each other in columns of their own; below each other where the screen is narrow. */
export const Columns = /* @__PURE__ */ layoutPart(columns, 'div')
