/** An empty list allows every domain. */
export function isInDomains(email: string, domains: readonly string[]): boolean {
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}
