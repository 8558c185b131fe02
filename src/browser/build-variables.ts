const told: Record<string, unknown> = import.meta.env

/** What whoever built this set under that name. */
export function buildVariableOr(name: `VITE_${string}`, otherwise: string): string {
  const value = told[name]
  return typeof value === 'string' ? value : otherwise
}
