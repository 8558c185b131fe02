import { postEditorJourney } from '#tests/journeys/post-editor.journey.ts'
import { done, read } from '../game-master.ts'
import { register, setRole } from './real-accounts.ts'
import { idIn, type RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const REFUSED = 'Not this title'
/** A part of it, as the journey looks for it. */
const CONFLICT = 'has changed this'
const SAVE = 'PUT /api/edit/posts/a1b2c3d4'
const WELCOME = { title: 'Welcome', isPinned: false }

export const postEditorReal: RealJourney = {
  journey: postEditorJourney,
  impossible: {},
  async open({ master, page, unused }) {
    const name = unused('ada')
    const becomes = (role: 'Admin' | 'User') => setRole(master, name, role)
    await register(page.context().request, name)
    await becomes('Admin')
    const id = await read<string>(await master.post('/api/edit/posts', { data: WELCOME }))
    const otherSaves = async (post: object) =>
      done(await master.put(`/api/edit/posts/${id}`, { data: { ...WELCOME, ...post } }))
    return {
      at: `/posts/${id}/edit`,
      addresses: [idIn('/posts/', id, 'a1b2c3d4')],
      texts: new Map([['ada', () => name]]),
      refusals: { [REFUSED]: [SAVE], [CONFLICT]: [SAVE] },
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
