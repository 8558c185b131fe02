import { pathId } from './path-id.ts'

/** The open team is part of the URL, so that "back" and a reload lead to it. */
export const teamPath = (id: number): string => `/teams?team=${id}`

/** Null: the list of all teams. `none`: an invalid id. */
export function openTeam(params: URLSearchParams): number | 'none' | null {
  const text = params.get('team')
  return text === null ? null : (pathId(text) ?? 'none')
}
