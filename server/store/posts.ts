import type { Post, Posts, PostSummary } from './rows/post.ts'
import { stamp, statement, type Sql } from './sql.ts'

const SUMMARY = `p.id, p.title, p.summary, p.is_pinned as "isPinned", p.tags, p.updated_at as "updatedAt", u.name as "authorName",
  u.avatar_hash as "authorAvatarHash"`
const LIST = statement(
  'posts.list',
  `select ${SUMMARY} from posts p left join users u on u.id = p.author_id order by p.is_pinned desc, p.updated_at desc, p.id limit $1`,
)
const BY_ID = statement('posts.byId', `select ${SUMMARY}, p.content from posts p left join users u on u.id = p.author_id where p.id = $1`)
const CREATE = statement(
  'posts.create',
  'insert into posts (id, title, summary, content, is_pinned, tags, author_id, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
)

const POST_ID = /^[0-9a-f]{8}$/

export const postsOn = (sql: Sql): Posts => ({
  // PostgreSQL reads a limit of null as none.
  list: (most) => sql.many<PostSummary>(LIST, [most ?? null]),
  byId: async (id) => (POST_ID.test(id) ? sql.one<Post>(BY_ID, [id]) : null),
  create: async (post) => {
    await sql.run(CREATE, [post.id, post.title, post.summary, post.content, post.isPinned, post.tags, post.authorId, stamp(post.updatedAt)])
  },
})
