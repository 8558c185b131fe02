export interface PostSummary {
  /** 8 lower-case hex characters. */
  id: string
  title: string
  summary: string
  isPinned: boolean
  tags: string[]
  /** Null when the author is gone. */
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
  /** Pinned first, then the newest. */
  list(most?: number): Promise<PostSummary[]>
  byId(id: string): Promise<Post | null>
  /** False where a post has that id already. */
  create(post: NewPost): Promise<boolean>
  /** Locks it against changes until the transaction ends. */
  lock(id: string): Promise<StoredPost | null>
  /** All of it, and the next version. */
  update(post: NewPost): Promise<void>
  delete(id: string): Promise<void>
}
