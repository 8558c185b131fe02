import type { PlatformForm } from '#contract/fields/platform.ts'
import { platformConfigWords } from '#src/text/areas/platform-config.ts'
import { useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
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
      <figcaption className={css({ color: 'fg.muted', fontSize: 'sm' })}>{words.preview}</figcaption>
      <div inert className={column}>
        <Card padding="lg" className={column}>
          <p className={name}>
            <Logo src={logoUrl ?? undefined} />
            <span>
              {title}
              <span className={css({ color: 'fg.muted' })}>::CTF</span>
            </span>
          </p>
          <p className={css({ textStyle: 'code', color: 'fg.muted' })}>
            {'> '}
            {slogan}
            <span className={css({ color: 'brand.text' })}>_</span>
          </p>
          <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
            <Button tone="brand">{words.previewButton}</Button>
            <span className={css({ color: 'fg.link' })}>{words.previewLink}</span>
            <Badge tone="green">{words.previewBadge}</Badge>
          </div>
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
