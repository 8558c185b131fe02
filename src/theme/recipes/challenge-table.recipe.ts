import { defineSlotRecipe } from '@pandacss/dev'
import { cutInLine } from '../cut-text.ts'

/** Styles that only the list of a room's challenges has. The rest is in `dense-list.recipe.ts`. */
export const challengeTable = defineSlotRecipe({
  className: 'challenge-table',
  slots: [
    'filter',
    'status',
    'chosen',
    'grip',
    'icon',
    'first',
    'figure',
    'sentence',
    'meter',
    'switch',
    'fine',
    'check',
    'field',
  ],
  staticCss: ['*'],
  base: {
    filter: {
      display: { base: 'none', md: 'block' },
      flexShrink: '0',
      width: '[8.5rem]',
      '& label': { srOnly: true },
    },
    status: {
      display: { base: 'none', md: 'flex' },
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2',
      flex: '1',
      minWidth: '0',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      '& > span': cutInLine,
      '&:has(button), &[data-failed]': { display: 'flex' },
      '&[data-failed]': { color: 'danger.text' },
    },
    chosen: { flexShrink: '0', color: 'brand.text', fontWeight: 'semibold' },
    grip: {
      display: { base: 'none', md: 'block' },
      flexShrink: '0',
      width: '[0.75rem]',
      color: 'fg.subtle',
      opacity: '0',
      '&[draggable=true]': { cursor: 'grab' },
      '& > svg': { boxSize: '[0.75rem]' },
      ':is(:hover, :focus-within) > * > &': { opacity: 'full' },
    },
    icon: { flexShrink: '0', '& > svg': { boxSize: '[0.875rem]' } },
    first: { color: 'fg.muted', fontSize: 'xs' },
    // A card has no names of columns.
    figure: { display: { base: 'none', md: 'inline' } },
    sentence: { display: { md: 'none' }, color: 'fg.muted' },
    meter: {
      display: 'block',
      width: 'full',
      height: '1.5',
      borderRadius: 'small',
      overflow: 'hidden',
      backgroundColor: 'bg.raised',
      '& > i': { display: 'block', width: 'var(--share)', height: 'full', backgroundColor: 'var(--fill)' },
    },
    fine: { color: 'success.text' },
    check: cutInLine,
    field: {
      width: 'full',
      minWidth: '0',
      height: '[1.5rem]',
      paddingInline: '1',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.control',
      borderRadius: 'small',
      backgroundColor: 'bg.inset',
      color: 'fg.default',
      font: 'inherit',
      '&[aria-invalid=true]': { borderColor: 'danger.text' },
      '&::-webkit-calendar-picker-indicator': { display: 'none' },
    },
  },
  variants: {
    // The switch has variants itself, which are stronger than any base.
    of: {
      row: {
        switch: {
          '& label': { display: 'flex', alignItems: 'center', minHeight: '[1.5rem]' },
          // Higher on a card, because the pencil is close below the switch.
          '& label > span:first-child': { height: { base: '6', md: '5' } },
          // A switch that is on and waits is outlined, with its knob in the middle.
          '&[data-state=waiting] input': { backgroundColor: 'brand.soft', borderColor: 'brand.solid' },
          '&[data-state=waiting] input ~ span': { translate: '0.375rem', backgroundColor: 'brand.text' },
        },
      },
    },
  },
  defaultVariants: { of: 'row' },
})
