import { formatNumber } from './number-and-date.ts'

/** 12,345: the three languages group digits alike. */
export const formatCount = (count: number): string => formatNumber(count, 'en-GB')
