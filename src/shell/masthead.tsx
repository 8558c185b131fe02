import { useConfig } from '#src/api/use-config.ts'
import { Row, Text } from '#src/ui/layout.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { css } from '#styled/css/index.js'

/** The operator of this platform in one line. */
export function Masthead() {
  const { title, slogan, logoUrl } = useConfig()
  return (
    <Row gap="4" justify="between">
      <h1 className={name}>
        <Logo src={logoUrl} />
        <span>
          {title}
          <Text tone="muted">::CTF</Text>
        </span>
      </h1>
      <Slogan text={slogan} />
    </Row>
  )
}

function Slogan({ text }: { text: string }) {
  return (
    <p
      className={css({
        display: { base: 'none', md: 'block' },
        textStyle: 'code',
        color: 'fg.muted',
        minWidth: '0',
      })}
    >
      <span aria-hidden>{'> '}</span>
      {text}
      <span aria-hidden className={css({ color: 'brand.text', animation: 'blink' })}>
        _
      </span>
    </p>
  )
}

const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  textStyle: 'title',
  '& > svg': { boxSize: '10', color: 'brand.text', flexShrink: '0' },
})
