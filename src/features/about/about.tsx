import { useConfig } from '#src/api/use-config.ts'
import { buildInfo } from '#src/browser/build-info.ts'
import { formatZone } from '#src/format/number-and-date.ts'
import { useNow } from '#src/browser/clock.ts'
import { useText } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { css } from '#styled/css/index.js'
import { toBuildView } from './build-view.ts'
import { BuildBadge } from './build-badge.tsx'

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

const stage = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8',
  minHeight: 'screen',
  padding: { base: '4', md: '8' },
})
