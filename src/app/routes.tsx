import type { ComponentType } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import { AccountLayout } from './account-layout.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { Root } from './root.tsx'
import { RouterError } from './router-error.tsx'
import { addScreenFile } from './screen-files.ts'
import { Screen, type ScreenPlan } from './screen.tsx'
import { AppFrame } from './app-frame.tsx'

type Load = () => Promise<ComponentType>

/** Every address of the client. The router compares them without case. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouterError />,
    children: [
      {
        element: <AccountLayout />,
        children: [
          screen('/account/login', 'signIn', async () => (await import('#src/pages/login.tsx')).LoginPage),
          screen(
            '/account/register',
            'register',
            async () => (await import('#src/pages/register.tsx')).RegisterPage,
          ),
          screen(
            '/account/recovery',
            'recovery',
            async () => (await import('#src/pages/recovery.tsx')).RecoveryPage,
          ),
          screen('/account/reset', 'reset', async () => (await import('#src/pages/reset.tsx')).ResetPage),
          screen('/account/verify', 'verify', async () => (await import('#src/pages/verify.tsx')).VerifyPage),
          screen(
            '/account/confirm',
            'confirm',
            async () => (await import('#src/pages/confirm.tsx')).ConfirmPage,
          ),
        ],
      },
      screen(
        '/games/:gameId/projector',
        'by-page',
        async () => (await import('#src/pages/projector.tsx')).ProjectorPage,
      ),
      {
        element: <AppFrame />,
        children: [
          screen('/', 'platform', async () => (await import('#src/pages/home.tsx')).HomePage),
          screen('/about', 'about', async () => (await import('#src/pages/about.tsx')).AboutPage),
          screen('/teams', 'teams', async () => (await import('#src/pages/teams.tsx')).TeamsPage, 'User'),
          screen(
            '/teams/join',
            'by-page',
            async () => (await import('#src/pages/join-team.tsx')).JoinTeamPage,
          ),
          screen(
            '/account/profile',
            'profile',
            async () => (await import('#src/pages/profile.tsx')).ProfilePage,
            'User',
          ),
          screen('/posts', 'posts', async () => (await import('#src/pages/posts.tsx')).PostsPage),
          screen('/posts/:postId', 'by-page', async () => (await import('#src/pages/post.tsx')).PostPage),
          screen(
            '/posts/:postId/edit',
            'postEditor',
            async () => (await import('#src/pages/post-editor.tsx')).PostEditorPage,
            'Admin',
          ),
          screen('/games', 'games', async () => (await import('#src/pages/games.tsx')).GamesPage),
          screen('/games/:gameId', 'by-page', async () => (await import('#src/pages/game.tsx')).GamePage),
          screen(
            '/games/:gameId/challenges/:challengeId?',
            'by-page',
            async () => (await import('#src/pages/challenges.tsx')).ChallengesPage,
            'User',
          ),
          screen(
            '/games/:gameId/scoreboard',
            'by-page',
            async () => (await import('#src/pages/scoreboard.tsx')).ScoreboardPage,
          ),
          screen(
            '/games/:gameId/monitor/*',
            'by-page',
            async () => (await import('#src/pages/monitor.tsx')).MonitorPage,
            'Monitor',
          ),
          { path: '/admin', element: <Navigate to="/admin/games" replace /> },
          screen(
            '/admin/games',
            'adminGames',
            async () => (await import('#src/pages/admin-games.tsx')).AdminGamesPage,
            'Admin',
          ),
          { path: '/admin/games/:gameId', element: <Navigate to="info" replace /> },
          screen(
            '/admin/games/:gameId/info',
            'by-page',
            async () => (await import('#src/pages/admin-game-info.tsx')).AdminGameInfoPage,
            'Admin',
          ),
          screen(
            '/admin/games/:gameId/notices',
            'by-page',
            async () => (await import('#src/pages/admin-game-notices.tsx')).AdminGameNoticesPage,
            'Admin',
          ),
          screen(
            '/admin/games/:gameId/challenges',
            'by-page',
            async () => (await import('#src/pages/admin-challenges.tsx')).AdminChallengesPage,
            'Admin',
          ),
          screen(
            '/admin/games/:gameId/challenges/:chalId',
            'by-page',
            async () => (await import('#src/pages/admin-challenge.tsx')).AdminChallengePage,
            'Admin',
          ),
          screen(
            '/admin/games/:gameId/challenges/:chalId/flags',
            'by-page',
            async () => (await import('#src/pages/admin-flags.tsx')).AdminFlagsPage,
            'Admin',
          ),
          screen(
            '/admin/games/:gameId/review',
            'by-page',
            async () => (await import('#src/pages/admin-review.tsx')).AdminReviewPage,
            'Admin',
          ),
          screen(
            '/admin/games/:gameId/writeups',
            'by-page',
            async () => (await import('#src/pages/admin-writeups.tsx')).AdminWriteupsPage,
            'Admin',
          ),
          screen(
            '/admin/teams',
            'adminTeams',
            async () => (await import('#src/pages/admin-teams.tsx')).AdminTeamsPage,
            'Admin',
          ),
          screen(
            '/admin/users',
            'adminUsers',
            async () => (await import('#src/pages/admin-users.tsx')).AdminUsersPage,
            'Admin',
          ),
          screen(
            '/admin/instances',
            'adminInstances',
            async () => (await import('#src/pages/admin-instances.tsx')).AdminInstancesPage,
            'Admin',
          ),
          screen(
            '/admin/logs',
            'adminLogs',
            async () => (await import('#src/pages/admin-logs.tsx')).AdminLogsPage,
            'Admin',
          ),
          screen(
            '/admin/configs',
            'adminConfigs',
            async () => (await import('#src/pages/admin-configs.tsx')).AdminConfigsPage,
            'Admin',
          ),
          ...(import.meta.env.DEV
            ? [
                screen(
                  '/dev/gallery',
                  'gallery',
                  async () => (await import('#src/pages/dev-gallery.tsx')).DevGalleryPage,
                ),
              ]
            : []),
          screen('/404', 'notFound', async () => (await import('#src/pages/not-found.tsx')).NotFoundPage),
          // Replaced and not pushed, or "back" would lead here again.
          { path: '*', element: <Navigate to="/404" replace /> },
        ],
      },
    ],
  },
]

/**
 * The key makes another screen start anew, behind its own spinner, instead of leaving the old one on view.
 */
function screen(
  path: string,
  title: ScreenPlan['title'],
  load: Load,
  guard: ScreenPlan['guard'] = null,
): RouteObject {
  const { bring, Page } = lazyScreen(load)
  addScreenFile({ path, bring })
  return {
    path,
    element: <Screen key={path} Page={Page} title={title} guard={guard} />,
    errorElement: <RouterError />,
  }
}
