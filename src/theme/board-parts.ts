import { toneNames } from './tokens/tones.ts'

/** Sets the colours of a category as variables, for the parts of its block or line. */
export const lent = Object.fromEntries(
  toneNames.map((tone) => [
    `&[data-tone=${tone}]`,
    {
      '--ink': `{colors.tone.${tone}.text}`,
      '--fill': `{colors.tone.${tone}.fill}`,
      '--soft': `{colors.tone.${tone}.soft}`,
    },
  ]),
)

export const medals = { 1: 'gold', 2: 'silver', 3: 'bronze' } as const

export const blockWidth = { width: 'calc(var(--columns) * var(--cell))', flexShrink: '0' } as const
export const stripLine = { display: 'flex', gap: 'var(--gap)', paddingInlineStart: 'var(--gap)' } as const
/** The part of a line before the columns, the same in the header and in the rows so that they align. */
export const leadLine = {
  display: 'flex',
  flexShrink: '0',
  width: 'var(--lead)',
  paddingInlineStart: '2',
} as const
