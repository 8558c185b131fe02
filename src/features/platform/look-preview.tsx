import type { PlatformForm } from '#contract/fields/platform.ts'
import { platformConfigWords } from '#src/text/areas/platform-config.ts'
import { useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { css } from '#styled/css/index.js'

/** How the name will stand on the screens; nothing in it can be pressed. */
export function Preview({
  form: { title, slogan, beianInfo },
  logoUrl,
}: {
  form: PlatformForm
  logoUrl: string | null
}) {
  const words = useWords(platformConfigWords)
  return (
    <figure className={column}>
      <Text as="figcaption" size="sm" tone="muted">
        {words.preview}
      </Text>
      <div inert className={column}>
        <Card padding="lg" className={column}>
          <p className={name}>
            <Logo src={logoUrl ?? undefined} />
            <span>
              {title}
              <Text tone="muted">::CTF</Text>
            </span>
          </p>
          <Text as="p" face="code" tone="muted">
            {'> '}
            {slogan}
            <Text tone="brand">_</Text>
          </Text>
          <Row gap="3">
            <Button tone="brand">{words.previewButton}</Button>
            <Text tone="link">{words.previewLink}</Text>
            <Badge tone="green">{words.previewBadge}</Badge>
          </Row>
          {beianInfo ? (
            <p className={css({ color: 'fg.muted', fontSize: 'sm', textAlign: 'center' })}>{beianInfo}</p>
          ) : null}
        </Card>
      </div>
    </figure>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' })
const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  textStyle: 'title',
  '& > svg': { boxSize: '10', color: 'brand.text', flexShrink: '0' },
})
