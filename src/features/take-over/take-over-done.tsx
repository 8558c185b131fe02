import { Link } from 'react-router-dom'
import type { TakeOverReport as Report } from '#contract/models/take-over.ts'
import { takeOverWords } from '#src/text/areas/take-over.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { TakeOverReport } from './take-over-report.tsx'

/** A full page load signs in, because nothing of the platform before is left. */
export function TakeOverDone({ report }: { report: Report }) {
  const words = useWords(takeOverWords)
  return (
    <>
      <Alert
        tone="success"
        title={words.done}
        action={
          <LinkButton as={Link} to="/account/login" reloadDocument tone="brand">
            {words.signIn}
          </LinkButton>
        }
      >
        {words.doneText}
      </Alert>
      <FormSection title={words.from(report.version)}>
        <TakeOverReport report={report} />
        {report.file === null ? null : (
          <Text as="p" size="sm" tone="muted">
            {words.wholeReport(report.file)}
          </Text>
        )}
      </FormSection>
    </>
  )
}
