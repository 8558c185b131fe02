// These modules load first, so that no test waits for a file.
import '#src/wiring/admin.ts'
import '#src/wiring/account.ts'
import '#src/shell/announcements.tsx'
import '#src/shell/confirm-dialog.tsx'
import '#src/features/posts/post-actions.tsx'
import '#src/pages/login.tsx'
import '#src/pages/post-editor.tsx'
import '#src/pages/post.tsx'
import '#src/pages/posts.tsx'
import '#src/text/areas/announcement.en.ts'
import '#src/text/areas/editor.en.ts'
import '#src/text/areas/entry.en.ts'
import '#src/text/areas/post-editor.en.ts'
import '#src/text/areas/question.en.ts'
import { aConfig, aPost, aProfile } from './builders.ts'
import { openWholeApp, type WholeApp } from './whole-app.world.tsx'

const ok = (body?: unknown, version?: number) => ({
  status: 200,
  body,
  ...(version === undefined ? {} : { headers: { ETag: `"${version}"` } }),
})

export const ADMIN = ok(aProfile({ role: 'Admin' }))
export const postOf = (version: number, facts: Parameters<typeof aPost>[0] = {}) => ok(aPost(facts), version)

/** Opens a screen of posts as an administrator, in English. The server has one post and supports versions. */
export function openPosts(
  address: string,
  answers: Parameters<typeof openWholeApp>[1] = {},
): Promise<WholeApp> {
  localStorage.setItem('language', 'en')
  return openWholeApp(address, {
    'GET /api/config': ok(aConfig({ features: ['versions'] })),
    'GET /api/account/profile': ADMIN,
    'GET /api/posts': ok([aPost()]),
    'GET /api/posts/latest': ok([aPost()]),
    'GET /api/posts/a1b2c3d4': postOf(1),
    ...answers,
  })
}
