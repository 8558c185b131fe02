import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { Filling } from './filling.ts'
import { pair } from './layout.ts'
import { NumberField } from './number-field.tsx'

export function ContainerSection(filling: Filling) {
  const { form, errorOf, edit, leave } = filling
  const words = useWords(challengeEditorWords)
  return (
    <FormSection title={words.section.container} text={words.container.none}>
      <div className={pair}>
        <TextField
          label={words.field.containerImage}
          name="containerImage"
          hint={words.hint.containerImage}
          face="mono"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={form.containerImage}
          error={errorOf('containerImage')}
          onValueChange={(containerImage) => edit({ containerImage })}
          onBlur={() => leave('containerImage')}
        />
        <NumberField {...filling} name="containerExposePort" hint={words.hint.containerExposePort} />
        <NumberField {...filling} name="memoryLimit" hint={words.hint.memoryLimit} />
        <NumberField {...filling} name="storageLimit" hint={words.hint.storageLimit} />
        <NumberField {...filling} name="cpuCount" hint={words.hint.cpuCount} />
      </div>
      <Checkbox
        name="privilegedContainer"
        label={words.field.privilegedContainer}
        hint={words.hint.privileged}
        checked={form.privilegedContainer}
        onCheckedChange={(privilegedContainer) => edit({ privilegedContainer })}
      />
    </FormSection>
  )
}
