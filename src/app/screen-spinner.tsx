import { useText } from '#src/text/use-text.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import { css } from '#styled/css/index.js'

export function ScreenSpinner() {
  return (
    <div className={css({ display: 'grid', placeItems: 'center', minHeight: 'screen', animation: 'appear' })}>
      <Spinner size="lg" label={useText().screens.reading.loading} />
    </div>
  )
}
