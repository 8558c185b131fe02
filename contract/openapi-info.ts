import type { ApiInfo } from './openapi.ts'

/** A test compares the version with that of `package.json`. */
export const API_INFO: ApiInfo = { title: 'Vexil', version: '0.2.0' }
