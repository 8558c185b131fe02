import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const windows = process.platform === 'win32'
const running = new Set<ChildProcess>()

export interface Finished {
  /** Null: a signal or the time limit ended the command. */
  code: number | null
  output: string
}
export interface RunOptions {
  env?: NodeJS.ProcessEnv
  limitMs?: number
}

export function run(
  command: string,
  args: readonly string[],
  { env, limitMs = 20 * 60_000 }: RunOptions = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const path = `${root}node_modules/.bin${windows ? ';' : ':'}${process.env['PATH'] ?? ''}`
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that the limit also ends what the command started.
      detached: !windows,
      shell: windows,
    })
    running.add(child)
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const limit = setTimeout(() => {
      output += `\nStopped after ${limitMs / 1000} s.\n`
      end(child)
    }, limitMs)
    const finish = (code: number | null) => {
      clearTimeout(limit)
      running.delete(child)
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += error.message
      finish(null)
    })
    child.on('close', finish)
  })
}

/** Ends all commands that still run, because they would outlive this process. */
export function endAll() {
  for (const child of running) end(child)
}

function end(child: ChildProcess) {
  if (child.pid === undefined) return
  try {
    if (windows) child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The command has ended in the meantime.
  }
}
