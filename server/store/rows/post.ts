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

export interface Posts {
  /** Pinned first, then the newest. */
  list(most?: number): Promise<PostSummary[]>
  byId(id: string): Promise<Post | null>
  create(post: NewPost): Promise<void>
}
