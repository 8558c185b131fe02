/**
 * Steps after which a law is broken until the product is fixed, by journey and by law. After these steps the
 * law is checked again.
 */
export const KNOWN_BREACHES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {}

export const isKnown = (journey: string, law: string, step: string | null): boolean =>
  step !== null && (KNOWN_BREACHES[journey]?.[law]?.includes(step) ?? false)
