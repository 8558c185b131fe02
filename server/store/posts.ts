import { columnOf, namesOf } from '#contract/fields/field.ts'
import { POST } from '#contract/fields/post.ts'
import { assignmentsOf, selectOf } from './field-columns.ts'
import { toTimestamp, statement, type Sql } from './sql.ts'

export interface PostSummary {
  /** 8 lower-case hex characters. */
  id: string
  title: string
  summary: string
  isPinned: boolean
  tags: string[]
  /** Null: the account was deleted. */
  authorName: string | null
  authorAvatarHash: string | null
  updatedAt: number
}
export interface Post extends PostSummary {
  content: string
  /** Counts the saves. */
  version: number
}
export interface NewPost {
  id: string
  title: string
  summary: string
  content: string
  isPinned: boolean
  tags: string[]
  authorId: string | null
  updatedAt: number
}
export interface StoredPost extends NewPost {
  version: number
}

export interface Posts {
  /** Pinned posts first, then the newest. */
  list(most?: number): Promise<PostSummary[]>
  byId(id: string): Promise<Post | null>
  hasAuthor(userId: string): Promise<boolean>
  /** False: the id is in use. */
  create(post: NewPost): Promise<boolean>
  /** Locks the post against changes until the transaction ends. */
  lock(id: string): Promise<StoredPost | null>
  /** Replaces all fields and increases the version. */
  update(post: NewPost): Promise<void>
  delete(id: string): Promise<void>
}

const SUMMARY = `p.id, p.title, p.summary, p.is_pinned as "isPinned", p.tags, p.updated_at as "updatedAt",
  u.name as "authorName", u.avatar_hash as "authorAvatarHash"`
const LIST = statement(
  'posts.list',
  `select ${SUMMARY} from posts p left join users u on u.id = p.author_id
   order by p.is_pinned desc, p.updated_at desc, p.id limit $1`,
)
const BY_ID = statement(
  'posts.byId',
  `select ${SUMMARY}, p.content, p.version from posts p left join users u on u.id = p.author_id where p.id = $1`,
)
const OF_AUTHOR = statement('posts.ofAuthor', 'select 1 as found from posts where author_id = $1 limit 1')
const FIELDS = [...namesOf(POST), 'authorId', 'updatedAt'] as const
const CREATE = statement(
  'posts.create',
  `insert into posts (id, ${FIELDS.map(columnOf).join(', ')})
   values ($1, ${FIELDS.map((_, at) => `$${at + 2}`).join(', ')})
   on conflict (id) do nothing`,
)
const LOCK = statement(
  'posts.lock',
  `select ${selectOf(['id', ...FIELDS, 'version'])} from posts where id = $1 for update`,
)
const UPDATE = statement(
  'posts.update',
  `update posts set ${assignmentsOf(FIELDS, 2)}, version = version + 1 where id = $1`,
)
const DELETE = statement('posts.delete', 'delete from posts where id = $1')

const POST_ID = /^[0-9a-f]{8}$/

export const postsOn = (sql: Sql): Posts => ({
  // PostgreSQL reads a null limit as none.
  list: (most) => sql.many<PostSummary>(LIST, [most ?? null]),
  byId: async (id) => (POST_ID.test(id) ? sql.one<Post>(BY_ID, [id]) : null),
  hasAuthor: async (userId) => (await sql.one(OF_AUTHOR, [userId])) !== null,
  create: async (post) => (await sql.run(CREATE, valuesOf(post))) > 0,
  lock: async (id) => (POST_ID.test(id) ? sql.one<StoredPost>(LOCK, [id]) : null),
  update: async (post) => {
    await sql.run(UPDATE, valuesOf(post))
  },
  delete: async (id) => {
    await sql.run(DELETE, [id])
  },
})

const valuesOf = (post: NewPost) => [
  post.id,
  ...FIELDS.map((name) => (name === 'updatedAt' ? toTimestamp(post[name]) : post[name])),
]
