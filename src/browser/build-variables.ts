const told: Record<string, unknown> = import.meta.env

export function buildVariableOr(name: `VITE_${string}`, otherwise: string): string {
  const value = told[name]
  return typeof value === 'string' ? value : otherwise
}

/** The address of the source of this build. Null: not set at the build. */
export const repositoryUrl = buildVariableOr('VITE_REPOSITORY', '') || null
