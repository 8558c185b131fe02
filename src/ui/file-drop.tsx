import Upload from 'lucide-react/icons/upload'
import { useId, useState, type DragEvent } from 'react'
import { fileDrop } from '#styled/recipes/file-drop.js'
import { FieldNotes, type FieldProps } from './field.tsx'

export interface FileDropProps extends FieldProps {
  /** Gets the chosen or dropped files. The caller checks kind and size and sets `error`. */
  onFiles: (files: readonly File[]) => void
  /** The format of an `<input>`, such as `image/png,.zip`. */
  accept?: string
  takes?: 'one' | 'many'
  isDisabled?: boolean
}

export function FileDrop({
  label,
  hint,
  error,
  className,
  onFiles,
  accept,
  takes = 'one',
  isDisabled = false,
}: FileDropProps) {
  const id = useId()
  const [hover, setHover] = useState<'away' | 'over'>('away')
  const style = fileDrop()
  const hand = (files: FileList | null) => {
    const given = [...(files ?? [])].slice(0, takes === 'one' ? 1 : undefined)
    if (given.length > 0) onFiles(given)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setHover('away')
    if (!isDisabled) hand(event.dataTransfer.files)
  }
  return (
    <div className={className}>
      <label className={style.root} data-dragging={hover === 'over' && !isDisabled ? '' : undefined}>
        <span aria-hidden className={style.icon}>
          <Upload />
        </span>
        <span className={style.label}>{label}</span>
        {hint ? <span className={style.hint}>{hint}</span> : null}
        <input
          type="file"
          accept={accept}
          multiple={takes === 'many'}
          disabled={isDisabled}
          aria-describedby={`${id}-error`}
          aria-invalid={error ? true : undefined}
          className={style.input}
          onDragEnter={() => setHover('over')}
          onDragLeave={() => setHover('away')}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
          onChange={(event) => {
            hand(event.target.files)
            // Cleared, so that the same file can be chosen again after a refusal.
            event.target.value = ''
          }}
        />
      </label>
      <FieldNotes id={id} hint={null} error={error} />
    </div>
  )
}
