/**
 * The violations of the page's policy since the last call, as directive, place and sample, because any of
 * them would break the page for visitors.
 */
const forbidden: string[] = []

export function listenForForbidden(): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) =>
      forbidden.push([effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample].join(' ')),
  )
}

export const takeForbidden = (): string[] => forbidden.splice(0)
