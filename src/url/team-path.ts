import { pathId } from './path-id.ts'

/** The open team is part of the address, so that "back" and a reload lead to it again. */
export const teamPath = (id: number): string => `/teams?team=${id}`

/** Null while all teams are on view; a number that is none opens no team. */
export function openTeam(params: URLSearchParams): number | 'none' | null {
  const text = params.get('team')
  return text === null ? null : (pathId(text) ?? 'none')
}
