import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'

/**
 * PostgreSQL refuses to run as root, and as a user without an entry in the user database. This is the user to
 * run it as.
 */
export type OsUser =
  | 'ourselves'
  /** As nobody inside of a user namespace, which needs no change of ownership. */
  | 'namespace'
  /** As nobody, who must own the data folder: for root where namespaces are forbidden (Docker's default). */
  | 'nobody'

export interface Command {
  file: string
  args: readonly string[]
  options: { uid?: number; gid?: number }
}

/** The ids of nobody and nogroup. */
export const NOBODY = 65_534
const NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--']

export function chooseOsUser(): OsUser {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && hasEntry()) return 'ourselves'
  if (spawnSync('unshare', [...NAMESPACE, 'true']).status === 0) return 'namespace'
  return isRoot ? 'nobody' : 'ourselves'
}

export function runAs(identity: OsUser, file: string, args: readonly string[]): Command {
  switch (identity) {
    case 'ourselves':
      return { file, args, options: {} }
    case 'namespace':
      return { file: 'unshare', args: [...NAMESPACE, file, ...args], options: {} }
    case 'nobody':
      return { file, args, options: { uid: NOBODY, gid: NOBODY } }
  }
}

function hasEntry(): boolean {
  try {
    userInfo()
    return true
  } catch {
    return false
  }
}
