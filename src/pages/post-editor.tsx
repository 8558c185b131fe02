import { SquarePen as Icon } from 'lucide-react'
import { Placeholder } from '#src/features/placeholder/placeholder.tsx'

export function PostEditorPage() {
  return <Placeholder screen="postEditor" icon={<Icon />} />
}
