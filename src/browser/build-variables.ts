const told: Record<string, unknown> = import.meta.env

export function buildVariableOr(name: `VITE_${string}`, otherwise: string): string {
  const value = told[name]
  return typeof value === 'string' ? value : otherwise
}
