import { useRef, type FocusEvent } from 'react'
import type { PlatformForm } from '#contract/fields/platform.ts'
import { THEME_COLOUR } from '#contract/rules/accent-colours.ts'
import { isColour } from '#contract/rules/platform.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useTriedColour } from '#src/browser/accent-styles.ts'
import { platformConfigWords } from '#src/text/areas/platform-config.ts'
import { useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'
import type { PlatformFormProps } from './platform-form-props.ts'

const TEXTS = ['title', 'slogan', 'beianInfo'] as const

export function LookSection({ form, look, errorOf, edit, leave }: PlatformFormProps) {
  const words = useWords(platformConfigWords)
  return (
    <FormSection title={words.section.look} text={words.lookText}>
      <Columns>
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
      </Columns>
    </FormSection>
  )
}

/** Shows the name as it appears on the screens. Nothing in it can be pressed. */
function Preview({
  form: { title, slogan, beianInfo },
  logoUrl,
}: {
  form: PlatformForm
  logoUrl: string | null
}) {
  const words = useWords(platformConfigWords)
  return (
    <Stack as="figure" gap="4" narrows>
      <Text as="figcaption" size="sm" tone="muted">
        {words.preview}
      </Text>
      <Stack inert gap="4" narrows>
        <Card padding="lg" stack="4">
          <p className={name}>
            <Logo src={logoUrl ?? undefined} />
            <span>
              {title}
              <Text tone="muted">::CTF</Text>
            </span>
          </p>
          <Text as="p" face="code" tone="muted">
            {'> '}
            {slogan}
            <Text tone="brand">_</Text>
          </Text>
          <Row gap="3">
            <Button tone="brand">{words.previewButton}</Button>
            <Text tone="link">{words.previewLink}</Text>
            <Badge tone="green">{words.previewBadge}</Badge>
          </Row>
          {beianInfo ? (
            <Stack as="p" align="center" size="sm" tone="muted">
              {beianInfo}
            </Stack>
          ) : null}
        </Card>
      </Stack>
    </Stack>
  )
}

interface ColourFieldProps {
  /** Empty for the theme's own colour. */
  colour: string
  error: string | null
  onColour: (colour: string) => void
  onLeave: (event: FocusEvent<HTMLInputElement>) => void
}

/** The colour is typed or chosen in the browser's colour picker. The whole page previews it. */
function ColourField({ colour, error, onColour, onLeave }: ColourFieldProps) {
  const words = useWords(platformConfigWords)
  const field = useRef<HTMLInputElement>(null)
  useTriedColour(colour, useConfig().customTheme ?? '')
  return (
    <>
      <TextField
        ref={field}
        name="customTheme"
        label={words.field.customTheme}
        hint={words.hint.customTheme}
        face="mono"
        placeholder={THEME_COLOUR}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={colour}
        error={error}
        onBlur={onLeave}
        onValueChange={(typed) => onColour(typed.trim().toLowerCase())}
        after={
          <input
            type="color"
            aria-label={words.pick}
            value={isColour(colour) ? colour : THEME_COLOUR}
            onChange={(event) => onColour(event.target.value)}
          />
        }
      />
      {colour === '' ? null : (
        <Button
          look="outline"
          onClick={() => {
            onColour('')
            // The focused button disappears with the colour, so the field takes the focus.
            field.current?.focus()
          }}
          place="start"
        >
          {words.ownColour}
        </Button>
      )}
    </>
  )
}

const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  textStyle: 'title',
  '& > svg': { boxSize: '10', color: 'brand.text', flexShrink: '0' },
})
