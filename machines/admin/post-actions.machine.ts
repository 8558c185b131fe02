import { actMachine } from '../kit/act.ts'

export type PostActionKind = 'pin' | 'unpin' | 'delete'
export interface PostAction {
  kind: PostActionKind
  /** Used for the confirm dialog: the title as the screen shows it. */
  title: string
  /** The version that the editor shows, so that a newer one is not deleted. Null: any version. */
  version: string | null
}

/** Works from the list, without opening the post. */
export const postActionsMachine = actMachine<{ post: string }, PostAction>({
  id: 'postActs',
  description: 'Pins, unpins and deletes posts on the pages that show them.',
  ask: ({ title }) => ({ kind: 'delete-post', post: title }),
  isHarmless: ({ kind }) => kind !== 'delete',
  ends: ({ kind }) => kind === 'delete',
  tell: ({ kind, title }) => ({ kind: DONE[kind], post: title }),
  tellsFailure: true,
})

const DONE = { pin: 'post-pinned', unpin: 'post-unpinned', delete: 'post-deleted' } as const
