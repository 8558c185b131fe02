import { useRef, type FocusEvent } from 'react'
import { THEME_COLOUR } from '#contract/rules/accent-colours.ts'
import { isColour } from '#contract/rules/platform.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useTriedColour } from '#src/bind/use-tried-colour.ts'
import { platformConfigWords } from '#src/text/areas/platform-config.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'

export interface ColourFieldProps {
  /** '' is the theme's own. */
  colour: string
  error: string | null
  onColour: (colour: string) => void
  onLeave: (event: FocusEvent<HTMLInputElement>) => void
}

/** Typed, or picked by the browser's own picker; the whole page shows it at once. */
export function ColourField({ colour, error, onColour, onLeave }: ColourFieldProps) {
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
            // This button goes with the colour.
            field.current?.focus()
          }}
          className={css({ alignSelf: 'flex-start' })}
        >
          {words.ownColour}
        </Button>
      )}
    </>
  )
}
