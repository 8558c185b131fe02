import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useRef, useState } from 'react'
import { cx } from '#styled/css/index.js'
import { control } from '#styled/recipes/control.js'
import { copyField } from '#styled/recipes/copy-field.js'
import { field } from '#styled/recipes/field.js'
import { IconButton } from './icon-button.tsx'
import { toClipboard } from './to-clipboard.ts'

export interface CopyFieldProps {
  label: string
  text: string
  labels: { copy: string; copied: string; reveal?: string; hide?: string }
  /** `secret`: the text appears as dots until the user reveals it. It can be copied without that. */
  kind?: 'plain' | 'secret'
  onCopy?: (result: 'copied' | 'refused') => void
  /** The letter that copies the text. */
  shortcut?: string
  className?: string
}

const DOTS = '••••••••••••'

export function CopyField(props: CopyFieldProps) {
  const { label, text, labels, kind = 'plain', onCopy, shortcut, className } = props
  const [shown, setShown] = useState<'hidden' | 'revealed'>(kind === 'secret' ? 'hidden' : 'revealed')
  const [copied, setCopied] = useState<string | null>(null)
  const written = useRef<HTMLElement>(null)
  const [frame, box, style] = [field(), control(), copyField()]
  const isHidden = shown === 'hidden'
  const copy = async () => {
    const result = await toClipboard(text)
    if (result === 'copied') setCopied(text)
    // If the copy fails, the text is selected, so that the user can copy it by key.
    else if (written.current) globalThis.getSelection()?.selectAllChildren(written.current)
    onCopy?.(result)
  }
  return (
    <fieldset aria-label={label} className={cx(frame.root, className)}>
      <span className={frame.label}>{label}</span>
      <div className={cx(box.root, style.root)}>
        <code ref={written} className={style.text}>
          {isHidden ? DOTS : text}
        </code>
        {kind === 'secret' && labels.reveal && labels.hide ? (
          <IconButton
            label={isHidden ? labels.reveal : labels.hide}
            size="sm"
            onClick={() => setShown(isHidden ? 'revealed' : 'hidden')}
          >
            {isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          </IconButton>
        ) : null}
        <IconButton
          label={copied === text ? labels.copied : labels.copy}
          size="sm"
          tone={copied === text ? 'brand' : 'neutral'}
          aria-keyshortcuts={shortcut}
          onClick={() => void copy()}
        >
          {copied === text ? <Check aria-hidden /> : <Copy aria-hidden />}
        </IconButton>
      </div>
    </fieldset>
  )
}
