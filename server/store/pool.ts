import pg from 'pg'

export type PoolTarget = pg.PoolConfig

/** Type ids of PostgreSQL. */
const INT8 = 20
const TIMESTAMPTZ = 1184
/** Per process. */
export const MAX_CONNECTIONS = 10

type Reader = (text: string) => unknown

/**
 * Numbers and instants are parsed to numbers: all our 64-bit numbers fit into a double, and instants become
 * milliseconds.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): Reader => {
    if (oid === INT8) return Number
    if (oid === TIMESTAMPTZ) return readInstant
    return (
      format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
    ) as Reader
  },
}

/**
 * `onIdleError`: an idle connection ended, for example because the database was restarted. The pool opens a
 * new one on its own.
 */
export function openPool(target: PoolTarget, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    application_name: 'vexil',
    options: '-c TimeZone=UTC',
    types,
    ...target,
  })
  pool.on('error', onIdleError)
  pool.on('connect', (client) => client.on('error', toldByQuery))
  return pool
}

/**
 * A connection that ends in use reports it twice: the next query fails, and without a listener this event
 * would end the process. The listener is added from the start, because the end may arrive before the
 * connection is handed out.
 */
const toldByQuery = () => {}

/** Reads `2023-07-31 09:04:03.123456+00`, in the time zone that the connection has requested. */
function readInstant(text: string): number {
  return text.endsWith('+00') ? Date.parse(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : Number.NaN
}
