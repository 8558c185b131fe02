import { useSyncExternalStore } from 'react'
import { useConfig } from '#src/api/use-config.ts'
import { unreadTitle } from '#src/browser/unread-title.ts'

/** The title of the browser tab. Null: the platform's name alone. */
export function DocumentTitle({ screen }: { screen: string | null }) {
  const { title } = useConfig()
  const mark = useSyncExternalStore(unreadTitle.follow, unreadTitle.read)
  return <title>{`${mark > 0 ? `(${mark}) ` : ''}${toDocumentTitle(screen, title)}`}</title>
}

export function toDocumentTitle(screen: string | null, title: string): string {
  return screen ? `${screen} - ${title}::CTF` : `${title}::CTF`
}
