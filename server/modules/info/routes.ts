import { getConfig, getPost, getSiteKey, listLatestPosts, listPosts } from '#contract/calls/info.ts'
import { serve } from '#server/wire/serve.ts'
import { readGlobalConfig } from './config.ts'
import { listAll, listLatest, readPost } from './posts.ts'

/** What clients take for "no captcha"; an empty text would stop them. */
const NO_CAPTCHA = 'NOTOKEN'

export const infoRoutes = [
  serve(getConfig, (_, around) => readGlobalConfig(around)),
  serve(getSiteKey, async () => NO_CAPTCHA),
  serve(listPosts, (_, around) => listAll(around)),
  serve(listLatestPosts, (_, around) => listLatest(around)),
  serve(getPost, ({ params }, around) => readPost(params.id, around)),
]
