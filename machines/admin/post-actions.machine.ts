import { actMachine } from '../kit/act.ts'

export type PostActionKind = 'pin' | 'unpin' | 'delete'
export interface PostAction {
  kind: PostActionKind
  /** The title as the screen shows it. */
  title: string
  /** The version that an editor would delete. Null: whatever is stored. */
  version: string | null
}

/** Pins or deletes a post without opening it. */
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
