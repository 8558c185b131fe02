import { platformConfigWords } from '#src/text/areas/platform-config.ts'
import { useWords } from '#src/text/use-text.ts'
import { FormSection } from '#src/ui/form-section.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'
import { ColourField } from './colour-field.tsx'
import type { PlatformFormProps } from './platform-form-props.ts'
import { Preview } from './look-preview.tsx'

const TEXTS = ['title', 'slogan', 'beianInfo'] as const

/** What everybody sees of the platform on every screen, and how it will look. */
export function LookSection({ form, look, errorOf, edit, leave }: PlatformFormProps) {
  const words = useWords(platformConfigWords)
  return (
    <FormSection title={words.section.look} text={words.lookText}>
      <div className={pair}>
        <Stack gap="4">
          {TEXTS.map((field) => (
            <TextField
              key={field}
              name={field}
              label={words.field[field]}
              hint={words.hint[field]}
              autoComplete="off"
              required={field === 'title'}
              value={form[field]}
              error={errorOf(field)}
              onBlur={leave}
              onValueChange={(typed) => edit({ [field]: typed })}
            />
          ))}
          {look ? (
            <ColourField
              colour={form.customTheme}
              error={errorOf('customTheme')}
              onColour={(customTheme) => edit({ customTheme })}
              onLeave={leave}
            />
          ) : null}
        </Stack>
        <Preview form={form} logoUrl={look?.logoUrl ?? null} />
      </div>
    </FormSection>
  )
}

const pair = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
})
