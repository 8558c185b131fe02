import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { CrowdAnswer, CrowdTask, LineTold } from './listening-crowd.ts'

/** Listeners in child processes, so that their CPU time does not count as the server's. */
export function crowds(howMany: number) {
  const children = Array.from({ length: howMany }, () =>
    fork(fileURLToPath(new URL('./listening-crowd.ts', import.meta.url))),
  )
  const answerOf = async (child: ChildProcess): Promise<CrowdAnswer> => {
    // The child process is part of this bench, so its messages have this type.
    const [answer] = (await once(child, 'message')) as [CrowdAnswer]
    return answer
  }
  const askAll = (taskOf: (at: number) => CrowdTask) =>
    Promise.all(
      children.map((child, at) => {
        const answered = answerOf(child)
        child.send(taskOf(at))
        return answered
      }),
    )
  return {
    /**
     * Resolves when all listeners have received their first message, because a measurement must not include
     * their start.
     */
    open: async (task: Omit<Extract<CrowdTask, { kind: 'open' }>, 'kind'>) => {
      const share = Math.ceil(task.cookies.length / howMany)
      await askAll((at) => ({
        ...task,
        kind: 'open',
        cookies: task.cookies.slice(at * share, (at + 1) * share),
      }))
    },
    cut: () => children.forEach((child) => child.send({ kind: 'cut' } satisfies CrowdTask)),
    tell: async (): Promise<{ lines: LineTold[]; failures: string[] }> => {
      const told = (await askAll(() => ({ kind: 'tell' }))).filter((answer) => answer.kind === 'told')
      return { lines: told.flatMap(({ lines }) => lines), failures: told.flatMap(({ failures }) => failures) }
    },
    close: () => children.forEach((child) => child.kill()),
  }
}
