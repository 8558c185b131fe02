import type { OtherServer } from '../../scripts/e2e/flags.ts'

const { E2E_SERVER, E2E_ADMIN = 'Admin', E2E_ADMIN_PASSWORD = '' } = process.env

/** The server that `npm run e2e -- --server` names. Null: each worker starts one of its own. */
export const OTHER_SERVER: OtherServer | null =
  E2E_SERVER === undefined ? null : { url: E2E_SERVER, admin: E2E_ADMIN, password: E2E_ADMIN_PASSWORD }

const NEEDS = {
  extensions: 'tests what goes beyond the base wire',
  samples: 'needs the sample games',
  settings: 'changes the settings of the platform',
  servers: 'starts and stops servers of its own',
} as const

/** Skips the tests of a file, or of a `describe`, on another server than our own. */
export function needs(
  { skip }: { skip: (condition: boolean, reason: string) => void },
  what: keyof typeof NEEDS,
): void {
  skip(OTHER_SERVER !== null, NEEDS[what])
}

const RUN = Math.random().toString(36).slice(2, 6)

/** A name that no earlier run has used, because another server keeps the users and teams of all runs. */
export const unused = (name: string): string => (OTHER_SERVER === null ? name : `${name}${RUN}`)
