import { defineRecipe } from '@pandacss/dev'

export const code = defineRecipe({
  className: 'code',
  staticCss: ['*'],
  base: { fontFamily: 'mono', fontVariantLigatures: 'none', color: 'fg.default', tabSize: '4' },
  variants: {
    kind: {
      inline: {
        paddingInline: '1',
        paddingBlock: '0.5',
        borderRadius: 'small',
        backgroundColor: 'neutral.soft',
        fontSize: '0.9em',
        overflowWrap: 'anywhere',
      },
      block: {
        display: 'block',
        maxWidth: 'full',
        padding: '3',
        borderWidth: 'thin',
        borderStyle: 'solid',
        borderColor: 'border.surface',
        borderRadius: 'card',
        backgroundColor: 'bg.inset',
        fontSize: 'sm',
        lineHeight: 'normal',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        // Leaves room for the copy button in the first line, even where fingers need a larger one.
        ':has(> button) > &': { minHeight: '2.75rem', paddingInlineEnd: '3.25rem' },
        '& .hljs-keyword, & .hljs-selector-tag, & .hljs-literal, & .hljs-section, & .hljs-meta': {
          color: 'tone.violet.text',
        },
        '& .hljs-string, & .hljs-regexp, & .hljs-addition': { color: 'tone.green.text' },
        '& .hljs-number, & .hljs-symbol, & .hljs-bullet, & .hljs-link': { color: 'tone.orange.text' },
        '& .hljs-title, & .hljs-name, & .hljs-selector-id, & .hljs-selector-class': {
          color: 'tone.blue.text',
        },
        '& .hljs-built_in, & .hljs-type, & .hljs-attr, & .hljs-attribute, & .hljs-property': {
          color: 'tone.cyan.text',
        },
        '& .hljs-variable, & .hljs-template-variable, & .hljs-params': { color: 'tone.amber.text' },
        '& .hljs-deletion': { color: 'tone.red.text' },
        '& .hljs-comment, & .hljs-quote': { color: 'fg.subtle', fontStyle: 'italic' },
        '& .hljs-emphasis': { fontStyle: 'italic' },
        '& .hljs-strong': { fontWeight: 'bold' },
      },
    },
  },
  defaultVariants: { kind: 'inline' },
})
