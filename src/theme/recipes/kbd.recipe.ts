import { defineRecipe } from '@pandacss/dev'

export const kbd = defineRecipe({
  className: 'kbd',
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '5',
    minHeight: '5',
    paddingInline: '1',
    borderWidth: 'thin',
    borderBottomWidth: 'thick',
    borderStyle: 'solid',
    borderColor: 'border.overlay',
    borderRadius: 'small',
    backgroundColor: 'bg.raised',
    color: 'fg.muted',
    fontFamily: 'mono',
    fontSize: 'xs',
    lineHeight: 'none',
  },
})
