import { TagsInput as Ark } from '@ark-ui/react/tags-input'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { cx } from '#styled/css/index.js'
import { control } from '#styled/recipes/control.js'
import { field } from '#styled/recipes/field.js'
import { tagInput } from '#styled/recipes/tag-input.js'
import { FieldNotes, type FieldProps } from './field.tsx'

export interface TagInputProps extends FieldProps {
  value: readonly string[]
  onValueChange: (value: string[]) => void
  removeLabel: (tag: string) => string
  placeholder?: string
  most?: number
  maxLength?: number
  isDisabled?: boolean
}

/**
 * Enter, a comma or leaving the field turns the typed text into a tag. Backspace at the start of the text
 * selects the last tag.
 */
export function TagInput({
  label,
  hint,
  error,
  className,
  value,
  onValueChange,
  removeLabel,
  placeholder,
  most,
  maxLength,
  isDisabled = false,
}: TagInputProps) {
  const id = useId()
  const [frame, box, style] = [field(), control(), tagInput()]
  return (
    <Ark.Root
      value={[...value]}
      onValueChange={(change) => onValueChange(change.value)}
      max={most}
      maxLength={maxLength}
      disabled={isDisabled}
      invalid={Boolean(error)}
      blurBehavior="add"
      addOnPaste
      editable={false}
      // Screen readers announce only names, because the sentences of the library would be in English for
      // everyone.
      translations={{
        deleteTagTriggerLabel: removeLabel,
        tagAdded: (tag) => tag,
        tagsPasted: (tags) => tags.join(', '),
        tagDeleted: removeLabel,
        tagSelected: (tag) => tag,
        inputLabel: () => label,
      }}
      className={cx(frame.root, className)}
    >
      <Ark.Label className={frame.label}>{label}</Ark.Label>
      <Ark.Control className={cx(box.root, style.box)}>
        {value.map((tag, index) => (
          <Ark.Item key={tag} index={index} value={tag}>
            <Ark.ItemPreview className={style.tag}>
              <Ark.ItemText>{tag}</Ark.ItemText>
              <Ark.ItemDeleteTrigger className={style.remove}>
                <X aria-hidden />
              </Ark.ItemDeleteTrigger>
            </Ark.ItemPreview>
          </Ark.Item>
        ))}
        <Ark.Input
          placeholder={placeholder}
          className={cx(box.input, style.input)}
          aria-describedby={`${id}-hint ${id}-error`}
        />
      </Ark.Control>
      <FieldNotes id={id} hint={hint} error={error} />
    </Ark.Root>
  )
}
