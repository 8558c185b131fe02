import { platformConfigWords } from '#src/text/areas/platform-config.ts'
import { useWords } from '#src/text/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import type { PlatformFormProps } from './platform-form-props.ts'

export function GameSection({ form, edit }: PlatformFormProps) {
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
