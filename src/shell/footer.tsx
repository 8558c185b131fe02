import { useConfig } from '#src/api/use-config.ts'
import { repositoryUrl } from '#src/browser/build-variables.ts'
import { useText } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { css } from '#styled/css/index.js'
import { frame } from '#styled/recipes/frame.js'

/** A fixed panel behind the page, which scrolling to the end uncovers. On phones it follows the page. */
export function Footer() {
  const { title, beianInfo, logoUrl } = useConfig()
  const words = useText().screens.footer
  return (
    <footer className={frame().footer}>
      <p className={name}>
        <Logo src={logoUrl} />
        <span>
          {title}
          <Text tone="muted">::CTF</Text>
        </span>
      </p>
      <p className={css({ color: 'fg.muted', fontSize: 'sm', textAlign: 'center' })}>
        <span className={css({ display: { base: 'block', sm: 'inline' } })}>{words.license}</span>
        {repositoryUrl ? (
          <>
            <span aria-hidden className={css({ display: { base: 'none', sm: 'inline' } })}>
              {' · '}
            </span>
            <a
              href={repositoryUrl}
              target="_blank"
              rel="noreferrer"
              className={css({ color: 'fg.link', _hover: { textDecoration: 'underline' } })}
            >
              {words.source}
            </a>
          </>
        ) : null}
      </p>
      {beianInfo ? <p className={filing}>{beianInfo}</p> : null}
    </footer>
  )
}

const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'heading',
  '& > svg': { boxSize: '8', color: 'brand.text' },
})
const filing = css({
  maxWidth: 'full',
  marginBlockStart: '1',
  paddingBlockStart: '3',
  paddingInline: '6',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'border.canvas',
  color: 'fg.muted',
  fontSize: 'sm',
  textAlign: 'center',
})
