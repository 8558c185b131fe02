import Import from 'lucide-react/icons/import'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import { takeOverWords } from '#src/text/areas/take-over.ts'
import { useWords } from '#src/text/use-text.ts'
import { LinkButton } from '#src/ui/link-button.tsx'

/** Offered where a platform has no games yet. */
export function TakeOverLink() {
  const { title } = useWords(takeOverWords)
  return useConfig().features?.includes('take-over') ? (
    <LinkButton as={Link} to="/admin/takeover" look="outline" icon={<Import aria-hidden />}>
      {title}
    </LinkButton>
  ) : null
}
