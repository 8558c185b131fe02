import { readFileSync } from 'node:fs'
import { StateMachine, type AnyStateNode } from 'xstate'
import { expect, test } from 'vitest'
import { noticesFeed } from '#contract/feeds/notices.ts'
import { POST } from '#contract/fields/post.ts'
import { editorMachineOf } from '#machines/admin/editor.machine.ts'
import { feedMachineOf } from '#machines/live/feed.machine.ts'

const files = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', { eager: true })
const sections = new Map(
  readFileSync('docs/machines.md', 'utf8')
    .split('\n## ')
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section]),
)

test('docs/machines.md has a section for each machine, and no other', () => {
  expect([...sections.keys()].sort()).toEqual(Object.keys(files).map(titleOf).sort())
})

test.each(Object.entries(files))('%s is explained state by state', (path, exported) => {
  const machine = Object.values(exported)
    // One is made for each thing that it keeps.
    .map((value) =>
      value === feedMachineOf
        ? feedMachineOf(noticesFeed)
        : value === editorMachineOf
          ? editorMachineOf(POST)
          : value,
    )
    .find((value) => value instanceof StateMachine)
  const explained = [...(sections.get(titleOf(path)) ?? '').matchAll(/^\| `([\w.]+)` *\| \S/gm)].map(
    ([, state]) => state,
  )
  expect(explained).toEqual(machine && statesOf(machine.root))
})

function titleOf(path: string): string {
  return path.replace('../../machines/', '').replace('.machine.ts', '')
}

/** In the order of the chart, inner ones after the one around them. */
function statesOf({ states, path }: AnyStateNode): string[] {
  return [...(path.length > 0 ? [path.join('.')] : []), ...Object.values(states).flatMap(statesOf)]
}
