import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { isObject } from '#server/base/is-object.ts'

/** The record of a started program, by which the next server finds it. */
export interface ProcessRecord {
  guid: string
  /** Also the id of the process group. */
  pid: number
  /** The start time that the system reports. If it differs, the id belongs to another process. */
  began: string
  port: number
}

export interface ProcessRecords {
  read(guid: string): Promise<ProcessRecord | null>
  write(record: ProcessRecord): Promise<void>
  remove(guid: string): Promise<void>
  all(): Promise<readonly ProcessRecord[]>
}

const GUID = /^[0-9a-f-]{36}$/i

export async function openProcessRecords(folder: string): Promise<ProcessRecords> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fileOf = (guid: string) => {
    if (!GUID.test(guid)) throw new RangeError('A container is known by a guid.')
    return path.join(folder, `${guid}.json`)
  }
  const read = async (guid: string) => {
    const text = await readFile(fileOf(guid), 'utf8').catch(() => null)
    return text === null ? null : recordIn(text)
  }
  return {
    read,
    write: async (record) => {
      const unfinished = `${fileOf(record.guid)}.part`
      await writeFile(unfinished, JSON.stringify(record), { mode: 0o600 })
      await rename(unfinished, fileOf(record.guid))
    },
    remove: (guid) => rm(fileOf(guid), { force: true }),
    all: async () => {
      const names = (await readdir(folder))
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
      const found = await Promise.all(names.filter((name) => GUID.test(name)).map(read))
      return found.filter((record) => record !== null)
    },
  }
}

function recordIn(text: string): ProcessRecord | null {
  const value: unknown = JSON.parse(text)
  if (!isObject(value)) return null
  const { guid, pid, began, port } = value
  const isWhole =
    typeof guid === 'string' &&
    typeof pid === 'number' &&
    typeof began === 'string' &&
    typeof port === 'number'
  return isWhole ? { guid, pid, began, port } : null
}

/** Null: there is no such process, or only a zombie. */
export async function processStartTime(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // The name is in brackets and may contain anything, so the text after the last bracket is read. There,
    // the state is the first word and the start time the twentieth.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return words[0] === 'Z' || words[0] === 'X' ? null : (words[19] ?? null)
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout.trim() === '' ? null : stdout.trim()
}
