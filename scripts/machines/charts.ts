import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { noticesFeed } from '#contract/feeds/notices.ts'
import { POST } from '#contract/fields/post.ts'
import { editorMachineOf } from '#machines/admin/editor.machine.ts'
import { feedMachineOf } from '#machines/live/feed.machine.ts'

/** `name` is that of the machine's file, such as `game/flag-answer`. */
export interface Chart {
  name: string
  machine: AnyStateMachine
}
const END = '.machine.ts'

/**
 * Loads the machines of a folder. A factory counts as one machine, because all its machines have the same
 * chart.
 */
export async function chartsOf(folder: string): Promise<Chart[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(END))
    .map((file) => file.replaceAll('\\', '/').slice(0, -END.length))
    .toSorted()
  return Promise.all(names.map(async (name) => ({ name, machine: await machineOf(folder, name) })))
}

async function machineOf(folder: string, name: string): Promise<AnyStateMachine> {
  const address = pathToFileURL(resolve(join(folder, `${name}${END}`))).href
  const exported: unknown = await import(/* @vite-ignore */ address)
  const values: readonly unknown[] = Object.values(exported ?? {})
  const machine = values.map(made).find(isMachine)
  if (!machine) throw new Error(`${name}${END} exports no machine.`)
  return machine
}

function made(value: unknown): unknown {
  if (value === feedMachineOf) return feedMachineOf(noticesFeed)
  return value === editorMachineOf ? editorMachineOf(POST) : value
}

function isMachine(value: unknown): value is AnyStateMachine {
  return value instanceof StateMachine
}
