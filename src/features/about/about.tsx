import ExternalLink from 'lucide-react/icons/external-link'
import { useConfig } from '#src/api/use-config.ts'
import { buildInfo } from '#src/browser/build-info.ts'
import { useNow } from '#src/browser/clock.ts'
import { repositoryUrl } from '#src/browser/build-variables.ts'
import { formatZone } from '#src/format/number-and-date.ts'
import { useText } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { css } from '#styled/css/index.js'
import { toBuildView, type BuildView } from './build-view.ts'

export function About() {
  const { title, slogan } = useConfig()
  const { locale, screens } = useText()
  const now = useNow()
  return (
    <section className={stage}>
      <div
        className={css({
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: '4',
          textAlign: 'center',
          maxWidth: 'full',
        })}
      >
        <span aria-hidden className={css({ color: 'brand.text', '& > svg': { boxSize: '24' } })}>
          <Logo />
        </span>
        <h1
          className={css({
            fontSize: { base: '4xl', md: '6xl' },
            fontWeight: 'bold',
            lineHeight: 'tight',
            letterSpacing: 'tight',
            overflowWrap: 'anywhere',
          })}
        >
          {title}
          <Text tone="subtle">::CTF</Text>
        </h1>
        <p className={css({ textStyle: 'code', fontSize: { base: 'lg', md: 'xl' }, color: 'fg.muted' })}>
          <span aria-hidden>{'> '}</span>
          {slogan}
          <span aria-hidden className={css({ color: 'brand.text', animation: 'blink' })}>
            _
          </span>
        </p>
      </div>
      <BuildBadge view={toBuildView(buildInfo)} year={String(new Date(now).getFullYear())} />
      <Text as="p" size="sm" tone="subtle">
        {screens.about.zone(formatZone(locale, now))}
      </Text>
    </section>
  )
}

/** Always visible, because users of touch screens and keyboards cannot hover. */
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

const stage = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8',
  minHeight: 'page',
  padding: { base: '4', md: '8' },
})

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  color: 'fg.link',
  _hover: { textDecoration: 'underline' },
  '& > svg': { boxSize: '4' },
})
