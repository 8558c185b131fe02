import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib'

/**
 * Finds the number that the challenge asks for. Resolves to the token: Base64 of the challenge and its
 * solution.
 */
export async function solveWork(text: string, signal?: AbortSignal): Promise<string | null> {
  const challenge: unknown = JSON.parse(text)
  if (!isChallenge(challenge)) return null
  const controller = new AbortController()
  signal?.addEventListener('abort', () => controller.abort())
  const solution = await solveChallenge({
    challenge,
    controller,
    deriveKey: await deriverOf(challenge.parameters.algorithm),
  })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}

async function deriverOf(algorithm: string): Promise<DeriveKeyFunction> {
  return algorithm.startsWith('PBKDF2/')
    ? (await import('altcha-lib/algorithms/web/pbkdf2')).deriveKey
    : (await import('altcha-lib/algorithms/web/sha')).deriveKey
}

/** Checks only the outer shape, because the library checks the rest. */
function isChallenge(value: unknown): value is Challenge {
  if (typeof value !== 'object' || value === null || !('parameters' in value)) return false
  const { parameters } = value
  return (
    typeof parameters === 'object' &&
    parameters !== null &&
    'algorithm' in parameters &&
    typeof parameters.algorithm === 'string'
  )
}
