import { spawnSync } from 'node:child_process'

/**
 * The version that the client shows. A build from changed files or without git names no commit, because it
 * must not pass for an official one.
 */
export function versionVariables() {
  const commit = git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : ''
  const tag = commit === '' ? '' : git('describe', '--tags', '--exact-match')
  return { VITE_COMMIT: commit, VITE_TAG: tag, VITE_BUILT_AT: `${new Date().toISOString().slice(0, 19)}Z` }
}

function git(...args: string[]) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}
