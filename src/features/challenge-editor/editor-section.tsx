import { useId } from 'react'
import type { FormSectionProps } from '#src/ui/form-section.tsx'
import { Text } from '#src/ui/layout.tsx'
import { challengeEditor } from '#styled/recipes/challenge-editor.js'

/** A part of the editor without a card around it, because only one section is on the screen. */
export function EditorSection({ title, text, children, ref }: FormSectionProps) {
  const id = useId()
  const style = challengeEditor()
  return (
    <section ref={ref} aria-labelledby={id} className={style.section}>
      <div>
        <h2 id={id} className={style.heading}>
          {title}
        </h2>
        {text ? (
          <Text as="p" size="sm" tone="muted">
            {text}
          </Text>
        ) : null}
      </div>
      {children}
    </section>
  )
}
