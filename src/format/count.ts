import { formatNumber } from './number-and-date.ts'

/** For example 12,345: all three languages group digits the same way. */
export const formatCount = (count: number): string => formatNumber(count, 'en-GB')
