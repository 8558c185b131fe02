import { domainsIn, toMailDomain } from '#contract/rules/platform.ts'
import { platformWarnings } from '#machines/admin/platform-warnings.ts'
import { platformConfigWords } from '#src/text/areas/platform-config.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { TagInput } from '#src/ui/tag-input.tsx'
import { LookSection } from './look-section.tsx'
import type { PlatformFormProps } from './platform-form-props.ts'

const SWITCHES = [
  'allowRegister',
  'activeOnRegister',
  'emailConfirmationRequired',
  'useGoogleRecaptcha',
] as const

export function PlatformForm(filling: PlatformFormProps) {
  return (
    <>
      <LookSection {...filling} />
      <AccountSection {...filling} />
      <GameSection {...filling} />
    </>
  )
}

function GameSection({ form, edit }: PlatformFormProps) {
  const words = useWords(platformConfigWords)
  return (
    <FormSection title={words.section.games}>
      <Checkbox
        name="autoDestroyOnLimitReached"
        label={words.field.autoDestroyOnLimitReached}
        hint={words.hint.autoDestroyOnLimitReached}
        checked={form.autoDestroyOnLimitReached}
        onCheckedChange={(autoDestroyOnLimitReached) => edit({ autoDestroyOnLimitReached })}
      />
    </FormSection>
  )
}

/** The rules for new accounts. A switch shows a warning if this server cannot do what it says. */
function AccountSection({ form, means, errorOf, edit }: PlatformFormProps) {
  const words = useWords(platformConfigWords)
  const warnings = platformWarnings(form, means)
  return (
    <FormSection title={words.section.accounts} text={words.accountsText}>
      {SWITCHES.map((field) => {
        const warning = warnings[field]
        return (
          <div key={field}>
            <Checkbox
              name={field}
              label={words.field[field]}
              hint={words.hint[field]}
              checked={form[field]}
              onCheckedChange={(isOn) => edit({ [field]: isOn })}
            />
            {warning === null ? null : (
              <Alert tone="warning" announce="politely">
                {words.warning[warning]}
              </Alert>
            )}
          </div>
        )
      })}
      <TagInput
        label={words.field.emailDomainList}
        hint={words.hint.emailDomainList}
        error={errorOf('emailDomainList')}
        removeLabel={words.removeDomain}
        value={form.emailDomainList}
        onValueChange={(typed) =>
          edit({ emailDomainList: [...new Set(domainsIn(typed.map(toMailDomain).join(',')))] })
        }
      />
    </FormSection>
  )
}
