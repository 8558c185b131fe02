import { columns } from '#styled/recipes/columns.js'
import { layoutPart } from './layout.tsx'

/** Children in columns next to each other, or below each other where the screen is narrow. */
export const Columns = /* @__PURE__ */ layoutPart(columns, 'div')
