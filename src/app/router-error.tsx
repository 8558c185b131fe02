import { Link, isRouteErrorResponse, useNavigate, useRouteError } from 'react-router-dom'
import { isMissingFile } from '#src/browser/heal-page.ts'
import { useText } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { css } from '#styled/css/index.js'
import { MissingFile } from './missing-file.tsx'

/** Shown for a page that failed, or for the whole app if the frame failed. */
export function RouterError() {
  const error = useRouteError()
  return isMissingFile(error) ? <MissingFile /> : <Broken error={error} />
}

function Broken({ error }: { error: unknown }) {
  const navigate = useNavigate()
  const words = useText().screens.error
  return (
    <section role="alert" className={panel}>
      <Text as="h1" face="title">
        {words.title}
      </Text>
      <p className={reason}>{reasonOf(error) ?? words.unknown}</p>
      <Text as="p" tone="muted">
        {words.text}
      </Text>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' })}>
        <Button tone="brand" onClick={() => void navigate(0)}>
          {words.retry}
        </Button>
        <LinkButton as={Link} to="/" look="outline">
          {words.home}
        </LinkButton>
      </div>
    </section>
  )
}

export function reasonOf(error: unknown): string | null {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  if (error instanceof Error && error.message !== '') return error.message
  return typeof error === 'string' && error !== '' ? error : null
}

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: '3',
  minHeight: 'page',
  maxWidth: 'prose',
  marginInline: 'auto',
  padding: '6',
})
const reason = css({
  width: 'full',
  padding: '3',
  borderRadius: 'small',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'danger.line',
  backgroundColor: 'danger.soft',
  color: 'danger.text',
  textStyle: 'code',
  overflowWrap: 'anywhere',
})
