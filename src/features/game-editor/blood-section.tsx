import { isPercent } from '#contract/fields/game.ts'
import { numberIn } from '#contract/fields/kinds.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { Columns } from '#src/ui/columns.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { Text } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { GameFormProps } from './game-form-props.ts'

/** With this score every tenth of a per cent is a whole number of points, so the example is exact. */
const EXAMPLE = 1000

export function BloodSection({ form, errorOf, edit, leave }: GameFormProps) {
  const { locale } = useText()
  const words = useWords(gameEditorWords)
  const points = form.bloodBonus.map((bonus) =>
    isPercent(bonus) ? formatNumber(Math.round(EXAMPLE * (1 + numberIn(bonus) / 100)), locale) : '–',
  )
  return (
    <FormSection title={words.section.blood} text={words.hint.blood}>
      <Columns tracks="three">
        {form.bloodBonus.map((bonus, place) => (
          <TextField
            key={place}
            label={words.bloods[place] ?? ''}
            name="bloodBonus"
            inputMode="decimal"
            autoComplete="off"
            after={words.percent}
            value={bonus}
            error={isPercent(bonus) ? null : errorOf('bloodBonus')}
            onValueChange={(typed) => edit({ bloodBonus: form.bloodBonus.with(place, typed) })}
            onBlur={leave}
          />
        ))}
      </Columns>
      <Text as="p" size="sm" tone="muted">
        {words.hint.bloodExample(formatNumber(EXAMPLE, locale), points)}
      </Text>
    </FormSection>
  )
}
