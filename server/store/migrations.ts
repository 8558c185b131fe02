import { readdirSync, readFileSync } from 'node:fs'

export interface Migration {
  number: number
  name: string
  sql: string
}

/** The folder is next to this file, and also next to the built server. */
const FOLDER = new URL('./migrations/', import.meta.url)

/** In order. The first is `0001-ground.sql`, and numbers must not have gaps. */
export function readMigrations(folder: URL = FOLDER): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return names.map((file, index) => {
    const [, digits, name = ''] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file) ?? []
    if (Number(digits) !== index + 1)
      throw new Error(`the migration ${file} is out of order: number ${index + 1} was expected`)
    return { number: index + 1, name, sql: readFileSync(new URL(file, folder), 'utf8') }
  })
}
