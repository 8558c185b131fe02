import { StateMachine } from 'xstate'
import type { Source } from './as-test.ts'

const END = /^\/(machines\/.+\.machine\.ts)$/

/** The files of all machines that a file exports ready-made, by the id of the machine. */
export async function sourcesOfMachines(
  files: Readonly<Record<string, () => Promise<object>>>,
): Promise<ReadonlyMap<string, Source>> {
  const found = await Promise.all(
    Object.entries(files).map(async ([path, load]) => {
      const file = END.exec(path)?.[1] ?? path
      const all: [string, unknown][] = Object.entries(await load())
      return all.flatMap(([exported, value]): [string, Source][] =>
        value instanceof StateMachine ? [[value.id, { file, exported }]] : [],
      )
    }),
  )
  return new Map(found.flat())
}
