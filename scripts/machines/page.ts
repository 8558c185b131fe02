import type { AnyStateNode } from 'xstate'
import type { Chart } from './charts.ts'
import { diagramOf } from './diagram.ts'

const HEAD = `# Machines

The processes of Vexil, one section for each file of \`machines/\`. \`npm run machines\` writes this page from the
charts.
`

export function pageOf(charts: readonly Chart[]): string {
  return [HEAD, ...charts.map(sectionOf)].join('\n')
}

/** All states in the order of the chart, each one before its inner states. */
export function statesOf({ states }: AnyStateNode): AnyStateNode[] {
  return Object.values(states).flatMap((state) => [state, ...statesOf(state)])
}

function sectionOf({ name, machine: { root } }: Chart): string {
  const rows = statesOf(root).map((state) => [`\`${state.path.join('.')}\``, state.description ?? ''])
  const table = tableOf([['State', 'Description'], ...rows])
  return `## ${name}\n\n${root.description ?? ''}\n\n${table}\n\n\`\`\`mermaid\n${diagramOf(root)}\n\`\`\`\n`
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const lines = rows.map(
    (row) => `| ${widths.map((width, nth) => (row[nth] ?? '').padEnd(width)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}
