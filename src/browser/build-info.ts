import { buildVariableOr } from './build-variables.ts'

export interface BuildInfo {
  commit: string
  tag: string
  /** The time of the build, ISO 8601 to the second. */
  builtAt: string
}

const TIME_LENGTH = 20
const COMMIT_LENGTH = 40

export const buildInfo: BuildInfo = {
  commit: buildVariableOr('VITE_COMMIT', 'unknown'),
  tag: buildVariableOr('VITE_TAG', 'unknown'),
  builtAt: buildVariableOr('VITE_BUILT_AT', ''),
}

/** Official builds have a time, a commit and a tag. */
export function isOfficial({ commit, tag, builtAt }: BuildInfo): boolean {
  return (
    builtAt.length === TIME_LENGTH &&
    !Number.isNaN(Date.parse(builtAt)) &&
    commit.length === COMMIT_LENGTH &&
    tag.length > 0
  )
}

/** `YYYY-MM-DDTHH:mm:ss±HH:mm` in the device's time zone. An invalid time gives `Invalid Date`. */
export function formatBuildTime(builtAt: number): string {
  if (Number.isNaN(builtAt)) return 'Invalid Date'
  const date = new Date(builtAt)
  const eastMinutes = -date.getTimezoneOffset()
  const pad = (part: number) => String(part).padStart(2, '0')
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-')
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(pad).join(':')
  const offset = Math.abs(eastMinutes)
  return `${day}T${time}${eastMinutes < 0 ? '-' : '+'}${pad(Math.floor(offset / 60))}:${pad(offset % 60)}`
}
