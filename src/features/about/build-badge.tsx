import ExternalLink from 'lucide-react/icons/external-link'
import { repositoryUrl } from '#src/browser/repository-url.ts'
import { useText } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { Text } from '#src/ui/layout.tsx'
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
          <Text as="p" face="digits" size="sm" tone="muted">
            {words.builtAt(view.builtAt)}
          </Text>
        </>
      ) : (
        <>
          <Badge tone="orange" size="md" className={css({ textStyle: 'code' })}>
            {words.unofficialMark}
          </Badge>
          <Text as="p" size="sm" tone="muted">
            {words.unofficial}
          </Text>
        </>
      )}
      <Text as="p" size="sm" tone="muted">
        {words.copyright(year)}
        <span aria-hidden>{' · '}</span>
        {words.license}
      </Text>
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
