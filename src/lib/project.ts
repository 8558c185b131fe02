import { toldOr } from './told-at-build.ts'

/** Where the source of this build is published, as whoever built it said; null when they did not. */
export const repository = toldOr('VITE_REPOSITORY', '') || null
