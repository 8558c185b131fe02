import { useConfig } from '#src/api/use-config.ts'
import { Row, Text } from '#src/ui/layout.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { css } from '#styled/css/index.js'
import { front } from '#styled/recipes/front.js'

export function Masthead() {
  const { title, slogan, logoUrl } = useConfig()
  return (
    <Row gap="4" align="baseline">
      <h1 className={name}>
        <Logo src={logoUrl} />
        <span>
          {title}
          <Text tone="muted">::CTF</Text>
        </span>
      </h1>
      <p className={front().slogan}>{slogan}</p>
    </Row>
  )
}

const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  textStyle: 'title',
  '& > svg': { boxSize: '8', color: 'brand.text', flexShrink: '0' },
  // Hidden on wide screens, where the rail shows the logo.
  '& > :is(svg, img)': { display: { md: 'none' } },
})
