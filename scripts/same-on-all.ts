/**
 * Server tests whose result cannot depend on the version of PostgreSQL. They run on the embedded one only.
 */
export const SAME_ON_ALL = [
  'tests/attack',
  ...[
    'authorization',
    'base',
    'captcha',
    'config',
    'containers',
    'files',
    'http',
    'input',
    'live',
    'log',
    'mail',
    'process',
  ].map((folder) => `tests/server/${folder}`),
  'tests/server/authorization.test.ts',
  'tests/server/modules/account/attacks.test.ts',
  'tests/server/modules/account/avatar-crowd.test.ts',
  'tests/server/modules/account/lockout.test.ts',
  'tests/server/modules/archive/hostile.test.ts',
  'tests/server/modules/asset/upload-size.test.ts',
  'tests/server/modules/edit/hostile-calls.test.ts',
  'tests/server/modules/platform/platform-means.test.ts',
  'tests/server/store/embedded.test.ts',
]
