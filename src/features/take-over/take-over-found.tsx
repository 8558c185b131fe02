import type { TakeOverReport as Report } from '#contract/models/take-over.ts'
import { takeOverWords } from '#src/text/areas/take-over.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { TakeOverReport } from './take-over-report.tsx'

export interface TakeOverFoundProps {
  report: Report
  isBusy: boolean
  onTake: () => void
}

/** What the dry run found, and the take-over as the next step. */
export function TakeOverFound({ report, isBusy, onTake }: TakeOverFoundProps) {
  const words = useWords(takeOverWords)
  return (
    <FormSection title={words.tried} text={`${words.from(report.version)}. ${words.triedText}`}>
      <TakeOverReport report={report} />
      <Alert tone="warning" announce="not">
        {words.ahead}
      </Alert>
      <Button data-step tone="brand" place="start" state={isBusy ? 'busy' : 'ready'} onClick={onTake}>
        {words.take}
      </Button>
    </FormSection>
  )
}
