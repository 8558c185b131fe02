import type { ComponentType } from 'react'
import type { ScreenPlan } from './screen.tsx'

/** One address of the client and its screen. The build reads this list too. */
export interface ScreenEntry {
  path: string
  /** The module that `load` imports, as the manifest of the build names it. */
  page: string
  title?: ScreenPlan['title']
  guard?: ScreenPlan['guard']
  load: () => Promise<ComponentType>
}

export const ACCOUNT_SCREENS: readonly ScreenEntry[] = [
  {
    path: '/account/login',
    page: 'src/pages/login.tsx',
    title: 'signIn',
    load: async () => (await import('#src/pages/login.tsx')).Page,
  },
  {
    path: '/account/register',
    page: 'src/pages/register.tsx',
    title: 'register',
    load: async () => (await import('#src/pages/register.tsx')).Page,
  },
  {
    path: '/account/recovery',
    page: 'src/pages/recovery.tsx',
    title: 'recovery',
    load: async () => (await import('#src/pages/recovery.tsx')).Page,
  },
  {
    path: '/account/reset',
    page: 'src/pages/reset.tsx',
    title: 'reset',
    load: async () => (await import('#src/pages/reset.tsx')).Page,
  },
  {
    path: '/account/verify',
    page: 'src/pages/verify.tsx',
    title: 'verify',
    load: async () => (await import('#src/pages/verify.tsx')).Page,
  },
  {
    path: '/account/confirm',
    page: 'src/pages/confirm.tsx',
    title: 'confirm',
    load: async () => (await import('#src/pages/confirm.tsx')).Page,
  },
]
/** Screens without the frame of the app. */
export const BARE_SCREENS: readonly ScreenEntry[] = [
  {
    path: '/games/:gameId/projector',
    page: 'src/pages/projector.tsx',
    load: async () => (await import('#src/pages/projector.tsx')).Page,
  },
  {
    path: '/games/:gameId/room/*',
    page: 'src/pages/room.tsx',
    guard: 'Monitor',
    load: async () => (await import('#src/pages/room.tsx')).Page,
  },
]
export const FRAME_SCREENS: readonly ScreenEntry[] = [
  {
    path: '/',
    page: 'src/pages/home.tsx',
    title: 'platform',
    load: async () => (await import('#src/pages/home.tsx')).Page,
  },
  {
    path: '/about',
    page: 'src/pages/about.tsx',
    title: 'about',
    load: async () => (await import('#src/pages/about.tsx')).Page,
  },
  {
    path: '/teams',
    page: 'src/pages/teams.tsx',
    title: 'teams',
    guard: 'User',
    load: async () => (await import('#src/pages/teams.tsx')).Page,
  },
  {
    path: '/teams/join',
    page: 'src/pages/join-team.tsx',
    load: async () => (await import('#src/pages/join-team.tsx')).Page,
  },
  {
    path: '/account/profile',
    page: 'src/pages/profile.tsx',
    title: 'profile',
    guard: 'User',
    load: async () => (await import('#src/pages/profile.tsx')).Page,
  },
  {
    path: '/posts',
    page: 'src/pages/posts.tsx',
    title: 'posts',
    load: async () => (await import('#src/pages/posts.tsx')).Page,
  },
  {
    path: '/posts/:postId',
    page: 'src/pages/post.tsx',
    load: async () => (await import('#src/pages/post.tsx')).Page,
  },
  {
    path: '/posts/:postId/edit',
    page: 'src/pages/post-editor.tsx',
    title: 'postEditor',
    guard: 'Admin',
    load: async () => (await import('#src/pages/post-editor.tsx')).Page,
  },
  {
    path: '/games',
    page: 'src/pages/games.tsx',
    title: 'games',
    load: async () => (await import('#src/pages/games.tsx')).Page,
  },
  {
    path: '/games/:gameId',
    page: 'src/pages/game.tsx',
    load: async () => (await import('#src/pages/game.tsx')).Page,
  },
  {
    path: '/games/:gameId/challenges/:challengeId?',
    page: 'src/pages/challenges.tsx',
    guard: 'User',
    load: async () => (await import('#src/pages/challenges.tsx')).Page,
  },
  {
    path: '/games/:gameId/scoreboard',
    page: 'src/pages/scoreboard.tsx',
    load: async () => (await import('#src/pages/scoreboard.tsx')).Page,
  },
  {
    path: '/admin/games',
    page: 'src/pages/admin-games.tsx',
    title: 'adminGames',
    guard: 'Admin',
    load: async () => (await import('#src/pages/admin-games.tsx')).Page,
  },
  {
    path: '/admin/teams',
    page: 'src/pages/admin-teams.tsx',
    title: 'adminTeams',
    guard: 'Admin',
    load: async () => (await import('#src/pages/admin-teams.tsx')).Page,
  },
  {
    path: '/admin/users',
    page: 'src/pages/admin-users.tsx',
    title: 'adminUsers',
    guard: 'Admin',
    load: async () => (await import('#src/pages/admin-users.tsx')).Page,
  },
  {
    path: '/admin/instances',
    page: 'src/pages/admin-instances.tsx',
    title: 'adminInstances',
    guard: 'Admin',
    load: async () => (await import('#src/pages/admin-instances.tsx')).Page,
  },
  {
    path: '/admin/logs',
    page: 'src/pages/admin-logs.tsx',
    title: 'adminLogs',
    guard: 'Admin',
    load: async () => (await import('#src/pages/admin-logs.tsx')).Page,
  },
  {
    path: '/admin/health',
    page: 'src/pages/admin-health.tsx',
    guard: 'Admin',
    load: async () => (await import('#src/pages/admin-health.tsx')).Page,
  },
  {
    path: '/admin/configs',
    page: 'src/pages/admin-configs.tsx',
    title: 'adminConfigs',
    guard: 'Admin',
    load: async () => (await import('#src/pages/admin-configs.tsx')).Page,
  },
  {
    // Without a guard, because the account that begins a take-over is gone at its end.
    path: '/admin/takeover',
    page: 'src/pages/take-over.tsx',
    load: async () => (await import('#src/pages/take-over.tsx')).Page,
  },
  {
    path: '/404',
    page: 'src/pages/not-found.tsx',
    title: 'notFound',
    load: async () => (await import('#src/pages/not-found.tsx')).Page,
  },
]
/** Only the build reads it. The note lets the client leave it out. */
export const SCREENS: readonly ScreenEntry[] = /* @__PURE__ */ ACCOUNT_SCREENS.concat(
  BARE_SCREENS,
  FRAME_SCREENS,
)
