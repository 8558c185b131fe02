import { Link, Outlet } from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import { LanguageCorner } from '#src/shell/frame/language-corner.tsx'
import { SchemeCorner } from '#src/shell/frame/scheme-corner.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { css } from '#styled/css/index.js'

/** Screens of the account have no frame, only the platform's logo above a narrow column. */
export function AccountLayout() {
  const { title, logoUrl } = useConfig()
  return (
    <main
      id="content"
      tabIndex={-1}
      className={css({
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: '6',
        minHeight: 'page',
        paddingInline: '4',
        // A fixed distance from the top, because a centred card would move whenever a message makes it grow.
        paddingBlockStart: { base: '1', md: '6' },
        paddingBlockEnd: '4',
        outlineStyle: 'none',
      })}
    >
      <Link to="/" className={mark}>
        <Logo src={logoUrl} />
        <span>
          {title}
          <Text tone="muted">::CTF</Text>
        </span>
      </Link>
      <Outlet />
      {/* Users arrive here from an email, and a phone has no keys for the command palette, so both choices
          have buttons. */}
      <div className={css({ display: 'flex', gap: '2', marginBlockStart: 'auto' })}>
        <SchemeCorner />
        <LanguageCorner />
      </div>
    </main>
  )
}

const mark = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  borderRadius: 'small',
  textStyle: 'heading',
  color: 'brand.text',
  '& > svg': { boxSize: '10' },
})
