import { buildVariableOr } from './build-variables.ts'

/** Where the source of this build is published, as whoever built it said; null when they did not. */
export const repositoryUrl = buildVariableOr('VITE_REPOSITORY', '') || null
