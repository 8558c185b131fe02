import { css } from '#styled/css/index.js'
import { token } from '#styled/tokens/index.js'
import { Examples, Section } from './section.tsx'

const surfaces = ['canvas', 'surface', 'raised', 'overlay', 'inset', 'hover', 'pressed', 'selected'] as const
const words = ['default', 'muted', 'subtle', 'success', 'warning', 'danger', 'info', 'link'] as const
const borders = ['canvas', 'surface', 'raised', 'overlay', 'control'] as const
const marks = ['live', 'stale', 'offline', 'focus'] as const

const swatch = css({
  display: 'flex',
  alignItems: 'flex-end',
  width: '24',
  height: '16',
  padding: '2',
  borderRadius: 'card',
  borderWidth: 'thin',
  borderStyle: 'solid',
  fontSize: 'xs',
})

export function Colours() {
  return (
    <Section name="Colours">
      <Examples>
        {surfaces.map((name) => (
          <span
            key={name}
            className={swatch}
            style={{
              backgroundColor: token.var(`colors.bg.${name}`),
              borderColor: token.var('colors.border.raised'),
            }}
          >
            {name}
          </span>
        ))}
      </Examples>
      <Examples>
        {borders.map((name) => (
          <span key={name} className={swatch} style={{ borderColor: token.var(`colors.border.${name}`) }}>
            {name}
          </span>
        ))}
      </Examples>
      <Examples>
        {words.map((name) => (
          <span key={name} style={{ color: token.var(`colors.fg.${name}`) }}>
            {name}
          </span>
        ))}
        {marks.map((name) => (
          <span key={name} style={{ color: token.var(`colors.${name}`) }}>
            ● {name}
          </span>
        ))}
      </Examples>
    </Section>
  )
}
