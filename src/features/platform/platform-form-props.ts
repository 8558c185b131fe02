import type { FocusEvent } from 'react'
import type { PlatformField, PlatformFlaw, PlatformForm } from '#contract/fields/platform.ts'
import type { PlatformMeans } from '#contract/models/platform.ts'
import { isMailDomain, MAX_PLATFORM_TEXT_LENGTH, MAX_DOMAINS } from '#contract/rules/platform.ts'
import type { PlatformConfigWords } from '#src/text/areas/platform-config.en.ts'

export interface PlatformFormProps {
  form: PlatformForm
  /** The mail and captcha setup. Null while it is not known, or if the server does not send it. */
  means: PlatformMeans | null
  /** Null if the server has no look of its own to set. */
  look: { logoUrl: string | null } | null
  /** The error to show at the field. Null while there is none to show. */
  errorOf: (field: PlatformField) => string | null
  edit: (changes: Partial<PlatformForm>) => void
  /**
   * For `onBlur` of an input that has the name of its field, so that its error appears when the user leaves
   * it.
   */
  leave: (event: FocusEvent<HTMLInputElement>) => void
}

export function flawWords(
  field: PlatformField,
  flaw: PlatformFlaw,
  { emailDomainList }: PlatformForm,
  { flaw: words }: PlatformConfigWords,
): string {
  switch (flaw) {
    case 'missing':
      return words.missing
    case 'long':
      return words.long(MAX_PLATFORM_TEXT_LENGTH)
    case 'colour':
      return words.colour
    case 'domain':
      return words.domain(emailDomainList.find((domain) => !isMailDomain(domain)) ?? field)
    case 'many':
      return words.many(MAX_DOMAINS)
    default:
      return flaw satisfies never
  }
}
