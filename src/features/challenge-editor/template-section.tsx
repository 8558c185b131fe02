import Dices from 'lucide-react/icons/dices'
import { useState } from 'react'
import { TEMPLATE_MAX } from '#contract/rules/challenge.ts'
import {
  flagLength,
  flagOf,
  GUID,
  MIN_STRENGTH,
  LEET,
  MAX_FLAG_LENGTH,
  TEAM_HASH,
  templateStrength,
  type RandomSource,
} from '#contract/rules/flag-template.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Code } from '#src/ui/code.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { ChallengeFormProps } from './challenge-form-props.ts'
import { EditorSection } from './editor-section.tsx'

const HEX = '0123456789abcdef'

export function TemplateSection({ form, errorOf, edit, leave }: ChallengeFormProps) {
  const words = useWords(challengeEditorWords)
  const [seed, setSeed] = useState(1)
  const template = form.flagTemplate.trim()
  return (
    <EditorSection title={words.section.template} text={words.flags.made}>
      <TextField
        label={words.field.flagTemplate}
        name="flagTemplate"
        hint={words.hint.flagTemplate}
        face="mono"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={TEMPLATE_MAX}
        value={form.flagTemplate}
        error={errorOf('flagTemplate')}
        onValueChange={(flagTemplate) => edit({ flagTemplate })}
        onBlur={() => leave('flagTemplate')}
      />
      <Stack gap="2">
        <Row as="span" gap="2" justify="between">
          <Text face="label">{words.template.example}</Text>
          <Button size="sm" look="ghost" icon={<Dices aria-hidden />} onClick={() => setSeed(seed + 1)}>
            {words.template.another}
          </Button>
        </Row>
        <Text as="output" aria-label={words.template.example} lines="broken">
          <Code>{flagOf(template, exampleRandom(seed))}</Code>
        </Text>
        <Text size="sm" tone="muted">
          {words.template.length(flagLength(template), MAX_FLAG_LENGTH)}
        </Text>
      </Stack>
      <Strength template={template} />
      <Stack gap="2">
        <Text as="h3" face="label">
          {words.template.legend}
        </Text>
        <Stack as="dl" gap="2" size="sm" tone="muted">
          {[
            [GUID, words.template.guid],
            [TEAM_HASH, words.template.teamHash],
            [LEET, words.template.leet],
          ].map(([sign, text]) => (
            <Row key={sign} gap="words" align="stretch">
              <dt>
                <Code>{sign}</Code>
              </dt>
              <dd>{text}</dd>
            </Row>
          ))}
        </Stack>
        <Text as="p" size="sm" tone="muted">
          {words.template.plain}
        </Text>
      </Stack>
    </EditorSection>
  )
}

/** Without a template the flags are random GUIDs. */
function Strength({ template }: { template: string }) {
  const { locale } = useText()
  const words = useWords(challengeEditorWords).template
  const bits = template === '' ? Number.POSITIVE_INFINITY : templateStrength(template)
  const isStrong = bits >= MIN_STRENGTH
  return (
    <Stack gap="1">
      <Row as="span" gap="2" align="stretch" justify="between" size="sm">
        <Text face="label">{words.strength}</Text>
        <Text role="status" tone={isStrong ? 'success' : 'danger'}>
          {bits === Number.POSITIVE_INFINITY
            ? words.endless
            : words.bits(formatNumber(Math.floor(bits * 10) / 10, locale), MIN_STRENGTH)}
        </Text>
      </Row>
      <Progress
        label={words.strength}
        value={bits === Number.POSITIVE_INFINITY ? 1 : bits / (2 * MIN_STRENGTH)}
        size="sm"
        tone={isStrong ? 'brand' : 'danger'}
      />
    </Stack>
  )
}

/**
 * Random examples that are the same for the same seed, so that they do not change with every letter typed
 * elsewhere.
 */
export function exampleRandom(seed: number): RandomSource {
  // The generator Mulberry32.
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = (from: string) => from.charAt(Math.floor(random() * from.length))
  const hex = (length: number) => Array.from({ length }, () => pick(HEX)).join('')
  return {
    guid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${pick('89ab')}${hex(3)}-${hex(12)}`,
    teamHash: hex(12),
    pick,
  }
}
