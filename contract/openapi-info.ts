import type { ApiInfo } from './openapi.ts'

/** The version is the package's; a test holds the two together. */
export const API_INFO: ApiInfo = { title: 'Vexil', version: '0.2.0' }
