import { useConfig } from '#src/api/use-config.ts'
import { Logo } from '#src/ui/logo.tsx'
import { css } from '#styled/css/index.js'

/** Who runs this platform and what they stand for, in one line. */
export function Masthead() {
  const { title, slogan, logoUrl } = useConfig()
  return (
    <div className={line}>
      <h1 className={name}>
        <Logo src={logoUrl} />
        <span>
          {title}
          <span className={css({ color: 'fg.muted' })}>::CTF</span>
        </span>
      </h1>
      <Slogan text={slogan} />
    </div>
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

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
})
const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  textStyle: 'title',
  '& > svg': { boxSize: '10', color: 'brand.text', flexShrink: '0' },
})
