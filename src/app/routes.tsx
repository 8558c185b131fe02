import { Suspense } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { AppFrame } from './app-frame.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { Root } from './root.tsx'
import { addScreenFile } from './screen-files.ts'
import { Screen } from './screen.tsx'
import { ACCOUNT_SCREENS, BARE_SCREENS, FRAME_SCREENS, type ScreenEntry } from './screens.ts'
import { RouterError } from './router-error.tsx'
import { AccountLayout } from './account-layout.tsx'

// Only links of earlier versions need it.
const ToRoom = lazyPart(async () => (await import('./to-room.tsx')).ToRoom)
const toRoom = (
  <Suspense>
    <ToRoom />
  </Suspense>
)

/** All routes of the client. The router ignores case. */
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
          { path: '/admin/games/:gameId/*', element: toRoom },
          { path: '/games/:gameId/monitor/*', element: toRoom },
          ...(import.meta.env.DEV
            ? [
                routeOf({
                  path: '/dev/gallery',
                  page: 'src/pages/dev-gallery.tsx',
                  title: 'gallery',
                  load: async () => (await import('#src/pages/dev-gallery.tsx')).Page,
                }),
              ]
            : []),
          // Replaces the history entry, because "back" would lead here again.
          { path: '*', element: <Navigate to="/404" replace /> },
        ],
      },
    ],
  },
]

function routeOf({ path, title, guard = null, load }: ScreenEntry): RouteObject {
  const { bring, Page } = lazyScreen(load)
  addScreenFile({ path, bring })
  return {
    path,
    // The key makes each screen start fresh, behind its own spinner. Without it the old screen would stay
    // visible.
    element: <Screen key={path} Page={Page} title={title} guard={guard} />,
    errorElement: <RouterError />,
  }
}
