/**
 * Tests of use cases run on the other PostgreSQL where there is one. It is the older one, so SQL that it
 * accepts works on both. The built product, its journeys and its benches run on the embedded one.
 */
export const ON_OLDER_ONLY = ['tests/server/modules']

/** Tests whose result cannot depend on the version of PostgreSQL, so they run on the embedded one only. */
export const SAME_ON_BOTH = [
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
  'tests/server/store/embedded.test.ts',
]
