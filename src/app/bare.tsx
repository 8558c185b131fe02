import { Link, Outlet } from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import { Logo } from '#src/ui/logo.tsx'
import { css } from '#styled/css/index.js'

/** The account screens have no frame: the mark of the platform above a narrow column. */
export function Bare() {
  const { title } = useConfig()
  return (
    <main
      id="content"
      className={css({
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '6',
        minHeight: 'screen',
        padding: '4',
      })}
    >
      <Link to="/" className={mark}>
        <Logo />
        <span>
          {title}
          <span className={css({ color: 'fg.muted' })}>::CTF</span>
        </span>
      </Link>
      <Outlet />
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
