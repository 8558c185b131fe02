import { buildVariableOr } from './build-variables.ts'

/** The address of the source of this build. Null: not set at the build. */
export const repositoryUrl = buildVariableOr('VITE_REPOSITORY', '') || null
