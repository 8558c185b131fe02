import { run } from '../run.ts'
import type { Stage } from './stage.ts'

/** Passes if each of its commands exits with 0. `shows` selects a line of the output to print even then. */
export function commandStage(
  name: string,
  commands: readonly (readonly [string, ...string[]])[],
  { shows, env }: { shows?: RegExp; env?: Record<string, string> } = {},
): Stage {
  return {
    name,
    async run() {
      const finished = await Promise.all(
        commands.map(([command, ...args]) => run(command, args, env === undefined ? {} : { env })),
      )
      const failed = finished.filter(({ code }) => code !== 0)
      const note = shows?.exec(finished.map(({ output }) => output).join('\n'))?.[0]
      return {
        passed: finished.length - failed.length,
        failed: failed.length,
        output: failed.map(({ output }) => output).join('\n'),
        ...(note === undefined ? {} : { note }),
      }
    },
  }
}
