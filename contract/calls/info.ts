import { get, json, plain } from '../call.ts'
import { globalConfigAnswer } from '../models/config.ts'
import { postDetailModel, postInfoModel } from '../models/post.ts'
import { key, list } from '../schema.ts'

export const getConfig = get('/api/config', { role: null, answer: json(globalConfigAnswer), errors: [429] })
/** Raw text, not JSON: the captcha's site key, or `NOTOKEN`. */
export const getSiteKey = get('/api/sitekey', { role: null, answer: plain, errors: [429] })
/** Pinned posts first, then the newest. */
export const listPosts = get('/api/posts', { role: null, answer: json(list(postInfoModel)), errors: [429] })
/** The first twenty posts in the order of `listPosts`. */
export const listLatestPosts = get('/api/posts/latest', {
  role: null,
  answer: json(list(postInfoModel)),
  errors: [429],
})
export const getPost = get('/api/posts/{id}', {
  role: null,
  params: { id: key('post-id') },
  answer: json(postDetailModel),
  versioned: true,
  errors: [404, 429],
})
