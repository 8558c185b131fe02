import { useState } from 'react'
import { Row, Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'
import { Segmented } from '#src/ui/segmented.tsx'
import { Toaster } from '#src/ui/toaster.tsx'
import { Colours } from './colours.tsx'
import { Content } from './content.tsx'
import { Fields } from './fields.tsx'
import { Overlays } from './overlays.tsx'
import { Buttons } from './buttons.tsx'
import { Prose } from './prose.tsx'
import { States } from './states.tsx'
import { Views } from './views.tsx'

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  maxWidth: 'content',
  marginInline: 'auto',
  padding: { base: '4', md: '6' },
})
const ground = css({ backgroundColor: 'bg.canvas', color: 'fg.default' })

type Scheme = 'page' | 'light'

/**
 * Shows every UI part in every variant. `light` shows the light scheme inside of a dark page. Overlays keep
 * the scheme of the page.
 */
export function Gallery() {
  const [scheme, setScheme] = useState<Scheme>('page')
  return (
    <div className={ground} {...(scheme === 'light' ? { 'data-theme': 'light' } : {})}>
      <main className={frame}>
        <Row gap="3" justify="between">
          <Text as="h1" face="title">
            Gallery
          </Text>
          <Segmented
            label="Scheme"
            value={scheme}
            onValueChange={setScheme}
            choices={[
              { value: 'page', label: 'As the page' },
              { value: 'light', label: 'Light' },
            ]}
          />
        </Row>
        <Colours />
        <Buttons />
        <Fields />
        <Overlays />
        <Content />
        <States />
        <Prose />
        <Views />
      </main>
      <Toaster />
    </div>
  )
}
