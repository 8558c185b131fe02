import {
  Navigate,
  Link,
  Outlet,
  isRouteErrorResponse,
  useNavigate,
  useRouteError,
  type RouteObject,
} from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import { isMissingFile } from '#src/browser/heal-page.ts'
import { LanguageCorner } from '#src/shell/frame/language-corner.tsx'
import { SchemeCorner } from '#src/shell/frame/scheme-corner.tsx'
import { useText } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { css } from '#styled/css/index.js'
import { AppFrame } from './app-frame.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { MissingFile } from './missing-file.tsx'
import { Root } from './root.tsx'
import { addScreenFile } from './screen-files.ts'
import { Screen } from './screen.tsx'
import { ACCOUNT_SCREENS, BARE_SCREENS, FRAME_SCREENS, type ScreenEntry } from './screens.ts'

/** Every address of the client. The router compares them without case. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouterError />,
    children: [
      { element: <AccountLayout />, children: ACCOUNT_SCREENS.map(routeOf) },
      ...BARE_SCREENS.map(routeOf),
      {
        element: <AppFrame />,
        children: [
          ...FRAME_SCREENS.map(routeOf),
          { path: '/admin', element: <Navigate to="/admin/games" replace /> },
          { path: '/admin/games/:gameId', element: <Navigate to="info" replace /> },
          ...(import.meta.env.DEV
            ? [
                routeOf({
                  path: '/dev/gallery',
                  page: 'src/pages/dev-gallery.tsx',
                  title: 'gallery',
                  load: async () => (await import('#src/pages/dev-gallery.tsx')).DevGalleryPage,
                }),
              ]
            : []),
          // Replaced and not pushed, or "back" would lead here again.
          { path: '*', element: <Navigate to="/404" replace /> },
        ],
      },
    ],
  },
]

/**
 * The key makes another screen start again, behind its own spinner. Without it the old screen stays visible.
 */
function routeOf({ path, title, guard = null, load }: ScreenEntry): RouteObject {
  const { bring, Page } = lazyScreen(load)
  addScreenFile({ path, bring })
  return {
    path,
    element: <Screen key={path} Page={Page} title={title} guard={guard} />,
    errorElement: <RouterError />,
  }
}

/** The account screens have no frame: the mark of the platform above a narrow column. */
function AccountLayout() {
  const { title, logoUrl } = useConfig()
  return (
    <main
      id="content"
      className={css({
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: '6',
        minHeight: 'screen',
        paddingInline: '4',
        // A fixed distance from the top: a centred card would move whenever a message makes it grow.
        paddingBlockStart: { base: '1', md: '6' },
        paddingBlockEnd: '4',
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
      {/* People come here straight from a mail, and a phone has no keys for the palette. */}
      <div className={css({ display: 'flex', gap: '2', marginBlockStart: 'auto' })}>
        <SchemeCorner />
        <LanguageCorner />
      </div>
    </main>
  )
}

/** Takes the place of a page that failed; when the frame itself failed, of everything. */
function RouterError() {
  const error = useRouteError()
  return isMissingFile(error) ? <MissingFile /> : <Broken error={error} />
}

function Broken({ error }: { error: unknown }) {
  const navigate = useNavigate()
  const words = useText().screens.error
  return (
    <section role="alert" className={panel}>
      <Text as="h1" face="title">
        {words.title}
      </Text>
      <p className={reason}>{reasonOf(error) ?? words.unknown}</p>
      <Text as="p" tone="muted">
        {words.text}
      </Text>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' })}>
        <Button tone="brand" onClick={() => void navigate(0)}>
          {words.retry}
        </Button>
        <LinkButton as={Link} to="/" look="outline">
          {words.home}
        </LinkButton>
      </div>
    </section>
  )
}

function reasonOf(error: unknown): string | null {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  if (error instanceof Error && error.message !== '') return error.message
  return typeof error === 'string' && error !== '' ? error : null
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

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: '3',
  minHeight: 'screen',
  maxWidth: 'prose',
  marginInline: 'auto',
  padding: '6',
})
const reason = css({
  width: 'full',
  padding: '3',
  borderRadius: 'small',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'danger.line',
  backgroundColor: 'danger.soft',
  color: 'danger.text',
  textStyle: 'code',
  overflowWrap: 'anywhere',
})
