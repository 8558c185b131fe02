import { getCaptcha, getCaptchaChallenge, getSignInWork } from '#contract/calls/captcha.ts'
import { getConfig, getPost, getSiteKey, listLatestPosts, listPosts } from '#contract/calls/info.ts'
import { NO_CAPTCHA } from '#contract/rules/captcha.ts'
import { TOPIC } from '#server/base/versions.ts'
import { writeResponse } from '#server/http/answer-writer.ts'
import { readyAnswer } from '#server/http/ready-answer.ts'
import { refuse } from '#server/http/refusal.ts'
import { serve, serveKept } from '#server/modules/serve.ts'
import { withVersion } from '#server/http/version.ts'
import { readGlobalConfig } from '#server/modules/platform/public-config.ts'
import { listAll, listLatest, readPost } from '#server/modules/post/read-posts.ts'

export const infoRoutes = [
  serveKept(getConfig, async (_, services) => {
    const ready = await services.kept.answers('config', [TOPIC.config], async () => ({
      value: readyAnswer(writeResponse(getConfig.rules.answer, await readGlobalConfig(services))),
    }))
    return { ready, readers: 'all' }
  }),
  serve(getSiteKey, async (_, { captcha }) => {
    const { provider, siteKey } = await captcha.info()
    // The base wire knows one provider only. With any other, base clients have no token and are refused.
    return provider === 'Recaptcha' && siteKey !== null ? siteKey : NO_CAPTCHA
  }),
  serve(getCaptcha, (_, { captcha }) => captcha.info()),
  serve(getCaptchaChallenge, async (_, { captcha }) => {
    const challenge = await captcha.challenge()
    if (challenge === null) throw refuse(404, 'captchaHasNoWork')
    return { challenge }
  }),
  serve(getSignInWork, async (_, { work }) => ({ challenge: (await work.challenge()) ?? '' })),
  serve(listPosts, (_, services) => listAll(services)),
  serve(listLatestPosts, (_, services) => listLatest(services)),
  serve(getPost, async ({ params, reply }, { store }) =>
    withVersion(reply, await readPost(params.id, store)),
  ),
]
