import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { toClipboard } from './to-clipboard.ts'

export interface CopyLabels {
  copy: string
  copied: string
}

export interface CopyButtonProps {
  text: string
  labels: CopyLabels
  size?: 'xs' | 'sm'
  /** Runs if the copy fails. The caller selects the text, so that the user can copy it by key. */
  onRefused: () => void
}

/** Confirms the copy until the text changes. */
export function CopyButton({ text, labels, size = 'sm', onRefused }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === text
  const copy = async () => {
    if ((await toClipboard(text)) === 'copied') setCopied(text)
    else onRefused()
  }
  return (
    <IconButton
      label={isCopied ? labels.copied : labels.copy}
      size={size}
      tone={isCopied ? 'brand' : 'neutral'}
      onClick={() => void copy()}
    >
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
    </IconButton>
  )
}
