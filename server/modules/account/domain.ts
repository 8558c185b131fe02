/** The domains that addresses may have; none named means any. Admins write them with commas between, in any case and with blanks. */
export const domainsIn = (emailDomainList: string): string[] =>
  emailDomainList
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter((domain) => domain !== '')

export function isOfDomains(email: string, domains: readonly string[]): boolean {
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}
