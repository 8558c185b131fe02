import type { ComponentType } from 'react'
import type { ScreenPlan } from './screen.tsx'

/** One address of the client and its screen. The build reads this list too. */
export interface ScreenEntry {
  path: string
  /** The module that `load` imports, as the manifest of the build names it. */
  page: string
  title: ScreenPlan['title']
  guard?: ScreenPlan['guard']
  load: () => Promise<ComponentType>
}

export const ACCOUNT_SCREENS: readonly ScreenEntry[] = [
  {
    path: '/account/login',
    page: 'src/pages/login.tsx',
    title: 'signIn',
    load: async () => (await import('#src/pages/login.tsx')).LoginPage,
  },
  {
    path: '/account/register',
    page: 'src/pages/register.tsx',
    title: 'register',
    load: async () => (await import('#src/pages/register.tsx')).RegisterPage,
  },
  {
    path: '/account/recovery',
    page: 'src/pages/recovery.tsx',
    title: 'recovery',
    load: async () => (await import('#src/pages/recovery.tsx')).RecoveryPage,
  },
  {
    path: '/account/reset',
    page: 'src/pages/reset.tsx',
    title: 'reset',
    load: async () => (await import('#src/pages/reset.tsx')).ResetPage,
  },
  {
    path: '/account/verify',
    page: 'src/pages/verify.tsx',
    title: 'verify',
    load: async () => (await import('#src/pages/verify.tsx')).VerifyPage,
  },
  {
    path: '/account/confirm',
    page: 'src/pages/confirm.tsx',
    title: 'confirm',
    load: async () => (await import('#src/pages/confirm.tsx')).ConfirmPage,
  },
]
/** Screens without the frame of the app. */
export const BARE_SCREENS: readonly ScreenEntry[] = [
  {
    path: '/games/:gameId/projector',
    page: 'src/pages/projector.tsx',
    title: 'by-page',
    load: async () => (await import('#src/pages/projector.tsx')).ProjectorPage,
  },
  {
    path: '/games/:gameId/room/*',
    page: 'src/pages/room.tsx',
    title: 'by-page',
    guard: 'Monitor',
    load: async () => (await import('#src/pages/room.tsx')).RoomPage,
  },
]
export const FRAME_SCREENS: readonly ScreenEntry[] = [
  {
    path: '/',
    page: 'src/pages/home.tsx',
    title: 'platform',
    load: async () => (await import('#src/pages/home.tsx')).HomePage,
  },
  {
    path: '/about',
    page: 'src/pages/about.tsx',
    title: 'about',
    load: async () => (await import('#src/pages/about.tsx')).AboutPage,
  },
  {
    path: '/teams',
    page: 'src/pages/teams.tsx',
    title: 'teams',
    guard: 'User',
    load: async () => (await import('#src/pages/teams.tsx')).TeamsPage,
  },
  {
    path: '/teams/join',
    page: 'src/pages/join-team.tsx',
    title: 'by-page',
    load: async () => (await import('#src/pages/join-team.tsx')).JoinTeamPage,
  },
  {
    path: '/account/profile',
    page: 'src/pages/profile.tsx',
    title: 'profile',
    guard: 'User',
    load: async () => (await import('#src/pages/profile.tsx')).ProfilePage,
  },
  {
    path: '/posts',
    page: 'src/pages/posts.tsx',
    title: 'posts',
    load: async () => (await import('#src/pages/posts.tsx')).PostsPage,
  },
  {
    path: '/posts/:postId',
    page: 'src/pages/post.tsx',
    title: 'by-page',
    load: async () => (await import('#src/pages/post.tsx')).PostPage,
  },
  {
    path: '/posts/:postId/edit',
    page: 'src/pages/post-editor.tsx',
    title: 'postEditor',
    guard: 'Admin',
    load: async () => (await import('#src/pages/post-editor.tsx')).PostEditorPage,
  },
  {
    path: '/games',
    page: 'src/pages/games.tsx',
    title: 'games',
    load: async () => (await import('#src/pages/games.tsx')).GamesPage,
  },
  {
    path: '/games/:gameId',
    page: 'src/pages/game.tsx',
    title: 'by-page',
    load: async () => (await import('#src/pages/game.tsx')).GamePage,
  },
  {
    path: '/games/:gameId/challenges/:challengeId?',
    page: 'src/pages/challenges.tsx',
    title: 'by-page',
    guard: 'User',
    load: async () => (await import('#src/pages/challenges.tsx')).ChallengesPage,
  },
  {
    path: '/games/:gameId/scoreboard',
    page: 'src/pages/scoreboard.tsx',
    title: 'by-page',
    load: async () => (await import('#src/pages/scoreboard.tsx')).ScoreboardPage,
  },
  {
    path: '/admin/games',
    page: 'src/pages/admin-games.tsx',
    title: 'adminGames',
    guard: 'Admin',
    load: async () => (await import('#src/pages/admin-games.tsx')).AdminGamesPage,
  },
  {
    path: '/admin/teams',
    page: 'src/pages/admin-teams.tsx',
    title: 'adminTeams',
    guard: 'Admin',
    load: async () => (await import('#src/pages/admin-teams.tsx')).AdminTeamsPage,
  },
  {
    path: '/admin/users',
    page: 'src/pages/admin-users.tsx',
    title: 'adminUsers',
    guard: 'Admin',
    load: async () => (await import('#src/pages/admin-users.tsx')).AdminUsersPage,
  },
  {
    path: '/admin/instances',
    page: 'src/pages/admin-instances.tsx',
    title: 'adminInstances',
    guard: 'Admin',
    load: async () => (await import('#src/pages/admin-instances.tsx')).AdminInstancesPage,
  },
  {
    path: '/admin/logs',
    page: 'src/pages/admin-logs.tsx',
    title: 'adminLogs',
    guard: 'Admin',
    load: async () => (await import('#src/pages/admin-logs.tsx')).AdminLogsPage,
  },
  {
    path: '/admin/health',
    page: 'src/pages/admin-health.tsx',
    title: 'by-page',
    guard: 'Admin',
    load: async () => (await import('#src/pages/admin-health.tsx')).AdminHealthPage,
  },
  {
    path: '/admin/configs',
    page: 'src/pages/admin-configs.tsx',
    title: 'adminConfigs',
    guard: 'Admin',
    load: async () => (await import('#src/pages/admin-configs.tsx')).AdminConfigsPage,
  },
  {
    path: '/404',
    page: 'src/pages/not-found.tsx',
    title: 'notFound',
    load: async () => (await import('#src/pages/not-found.tsx')).NotFoundPage,
  },
]
export const SCREENS: readonly ScreenEntry[] = [...ACCOUNT_SCREENS, ...BARE_SCREENS, ...FRAME_SCREENS]
