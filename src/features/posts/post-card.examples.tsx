import type { PostInfoModel } from '#contract/models/post.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { PostCard } from './post-card.tsx'

export const examples = {
  pinned: {
    id: 'a1b2c3d4',
    title: 'Welcome',
    summary: 'The **autumn round** starts soon: see the [rules](/posts/rules000).',
    isPinned: true,
    tags: ['news', 'rules'],
    authorAvatar: null,
    authorName: 'ann',
    time: '2026-11-20T08:00:00+00:00',
  },
  plain: {
    id: 'b1b2c3d4',
    title: 'A short note',
    summary: '',
    isPinned: false,
    tags: null,
    authorAvatar: null,
    authorName: null,
    time: '2026-11-19T08:00:00+00:00',
  },
} satisfies Record<string, PostInfoModel>

export const shown = shownExamples(examples, (post) => <PostCard post={post} rank="h2" />)
