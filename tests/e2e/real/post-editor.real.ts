import { postEditorJourney } from '#tests/journeys/post-editor.journey.ts'
import { POST_EDITOR_AT, postEditorAnswers, postEditorSteps } from '#tests/journeys/post-editor.steps.ts'
import { done, read } from '../game-master.ts'
import { register, setRole } from './real-accounts.ts'
import type { RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const REFUSED = 'Not this title'
/** A part of it, as the journey looks for it. */
const CONFLICT = 'has changed this'
const SAVE = 'PUT /api/edit/posts/a1b2c3d4'
const WELCOME = { title: 'Welcome', isPinned: false }

export const postEditorReal: RealJourney = {
  journey: postEditorJourney,
  at: POST_EDITOR_AT,
  answers: postEditorAnswers,
  steps: postEditorSteps,
  impossible: {},
  async open({ master, page, line, unused }) {
    const name = unused('ada')
    const becomes = (role: 'Admin' | 'User') => setRole(master, name, role)
    await page.context().clearCookies()
    await register(page.context().request, name)
    await becomes('Admin')
    const id = await read<string>(await master.post('/api/edit/posts', { data: WELCOME }))
    const otherSaves = async (post: object) =>
      done(await master.put(`/api/edit/posts/${id}`, { data: { ...WELCOME, ...post } }))
    return {
      at: `/posts/${id}/edit`,
      addresses: [[new RegExp(`(?<=/posts/)${id}`), 'a1b2c3d4']],
      texts: new Map([
        ['ada', () => name],
        [REFUSED, () => line.refusalOf(SAVE) ?? REFUSED],
        [CONFLICT, () => line.refusalOf(SAVE) ?? CONFLICT],
      ]),
      before: {
        'the server refuses': () => becomes('User'),
        'the server agrees': () => becomes('Admin'),
        'somebody else has saved the same': () => otherSaves({}),
        'somebody else has saved a title and tags': () =>
          otherSaves({ title: 'Their title', tags: ['theirs'] }),
        'somebody else has saved tags alone': () => otherSaves({ tags: ['theirs'] }),
        'the session is over': () => page.context().clearCookies(),
      },
    }
  },
}
