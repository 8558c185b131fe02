import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './root.mjs'

// A holder writes its id immediately. A lock that has none for longer has lost its holder.
const NAMED_WITHIN_MS = 5000

/**
 * Runs `work` while no other process on this machine runs work of the same name.
 * @template Result
 * @param {string} name
 * @param {() => Result | Promise<Result>} work
 */
export async function locked(name, work) {
  const lock = `${ROOT}.cache/${name}.lock`
  refuseUnwritable(name)
  for (let told = false; !tryToTake(lock); told = true) {
    if (!told) console.log(`vexil: waiting for another process to finish its ${name}`)
    dropIfAbandoned(lock)
    await sleep(200)
  }
  const release = () => rmSync(lock, { recursive: true, force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.removeListener('exit', release)
    release()
  }
}

/**
 * A checkout of another user can be started when it is built, but neither set up nor built.
 * @param {string} name
 */
function refuseUnwritable(name) {
  try {
    mkdirSync(`${ROOT}.cache`, { recursive: true })
    accessSync(`${ROOT}.cache`, constants.W_OK)
    accessSync(ROOT, constants.W_OK)
  } catch (error) {
    const remedy = `run the ${name} as the user it belongs to: npm run build`
    console.error(`vexil: ${ROOT} cannot be written to (${codeOf(error)}) — ${remedy}`)
    process.exit(1)
  }
}

/** @param {string} lock */
function tryToTake(lock) {
  try {
    mkdirSync(lock)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
  writeFileSync(`${lock}/pid`, String(process.pid))
  return true
}

/** @param {string} lock */
function dropIfAbandoned(lock) {
  try {
    if (!isAbandoned(lock)) return
    // Renames the lock first: only one process succeeds, and no process takes the renamed file for a new
    // lock.
    const aside = `${lock}.${process.pid}`
    renameSync(lock, aside)
    rmSync(aside, { recursive: true, force: true })
  } catch {
    // The holder or another waiter has removed the lock already.
  }
}

/** @param {string} lock */
function isAbandoned(lock) {
  const since = Date.now() - statSync(lock).mtimeMs
  let pid
  try {
    pid = Number(readFileSync(`${lock}/pid`, 'utf8'))
  } catch {
    return since > NAMED_WITHIN_MS
  }
  return pid > 0 ? !isAlive(pid) : since > NAMED_WITHIN_MS
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process belongs to another user, so it lives but may not be signalled.
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
