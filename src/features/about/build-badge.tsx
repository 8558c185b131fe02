import ExternalLink from 'lucide-react/icons/external-link'
import { repositoryUrl } from '#src/browser/repository-url.ts'
import { useText } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { css } from '#styled/css/index.js'
import type { BuildView } from './build-view.ts'

/** Which build this is, always in view: what only shows under a pointer is hidden from fingers and keys. */
export function BuildBadge({ view, year }: { view: BuildView; year: string }) {
  const words = useText().screens.about
  return (
    <Card
      as="section"
      aria-label={words.build}
      className={css({
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: '2',
        maxWidth: 'full',
        textAlign: 'center',
      })}
    >
      {view.kind === 'official' ? (
        <>
          <Badge tone="teal" size="md" className={css({ textStyle: 'code' })}>
            {`${view.tag}#${view.commit}`}
          </Badge>
          <p className={css({ textStyle: 'digits', color: 'fg.muted', fontSize: 'sm' })}>
            {words.builtAt(view.builtAt)}
          </p>
        </>
      ) : (
        <>
          <Badge tone="orange" size="md" className={css({ textStyle: 'code' })}>
            {words.unofficialMark}
          </Badge>
          <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{words.unofficial}</p>
        </>
      )}
      <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
        {words.copyright(year)}
        <span aria-hidden>{' · '}</span>
        {words.license}
      </p>
      {repositoryUrl ? (
        <a href={repositoryUrl} target="_blank" rel="noreferrer" className={link}>
          {words.repository}
          <ExternalLink aria-label={words.opens} />
        </a>
      ) : null}
    </Card>
  )
}

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  color: 'fg.link',
  _hover: { textDecoration: 'underline' },
  '& > svg': { boxSize: '4' },
})
