import { formatNumber } from './number-and-date.ts'

/** Such as 12,345. All three languages group digits in the same way. */
export const formatCount = (count: number): string => formatNumber(count, 'en-GB')
