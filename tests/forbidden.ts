/** What the policy of the page forbade since the last look: the directive, where, and what. */
const forbidden: string[] = []

export function listenForForbidden(): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) =>
      forbidden.push([effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample].join(' ')),
  )
}

export const takeForbidden = (): string[] => forbidden.splice(0)
