import { Suspense, useState } from 'react'
import type { ShownExamples } from '#src/ui/shown-examples.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Section } from './section.tsx'

const files = import.meta.glob<{ shown: ShownExamples }>('../**/*.examples.tsx', { eager: true })

/**
 * Shows every example of every view. A view renders its examples only when it is expanded, because there are
 * hundreds.
 */
export function Views() {
  return (
    <Section name="Views">
      {Object.entries(files).map(([path, { shown }]) => (
        <View key={path} name={nameOf(path)} shown={shown} />
      ))}
    </Section>
  )
}

const nameOf = (path: string) => path.replace('../', '').replace('.examples.tsx', '')

function View({ name, shown }: { name: string; shown: ShownExamples }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {name} ({shown.length})
      </summary>
      {isOpen ? (
        <Stack gap="4">
          {shown.map(([example, draw]) => (
            <section key={example} aria-label={example}>
              <Text as="h3" tone="muted" size="sm">
                {example}
              </Text>
              <Suspense fallback={<Spinner />}>{draw()}</Suspense>
            </section>
          ))}
        </Stack>
      ) : null}
    </details>
  )
}
