import { Navigate, useParams } from 'react-router-dom'
import { PostArticle } from '#src/features/posts/post-article.tsx'
import { SilentConnection } from '#src/shell/silent-connection.tsx'

const ID_LENGTH = 8

export function Page() {
  const id = useParams()['postId'] ?? ''
  if (id.length !== ID_LENGTH) return <Navigate to="/404" replace />
  return (
    <>
      <PostArticle id={id} />
      <SilentConnection gameId={null} />
    </>
  )
}
