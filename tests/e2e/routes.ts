/** All URLs that anybody can open. Posts are left out, because their ids are generated at the first start. */
export const FOR_ALL = [
  '/',
  '/about',
  '/posts',
  '/games',
  '/games/1',
  '/games/1/scoreboard',
  '/games/1/projector',
  '/account/register',
  '/account/recovery',
  '/account/login',
]
export const FOR_ADMIN = [
  '/teams',
  '/account/profile',
  '/games/1/challenges',
  '/games/1/room/overview',
  '/games/1/room/settings',
  '/games/1/room/live/events',
  '/admin/games',
  '/games/1/room/writeups',
  '/admin/teams',
  '/admin/users',
  '/admin/instances',
  '/admin/logs',
  '/admin/health',
  '/admin/configs',
]
