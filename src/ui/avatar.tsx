import { useState } from 'react'
import { cx } from '#styled/css/index.js'
import { avatar, type AvatarVariantProps } from '#styled/recipes/avatar.js'

export interface AvatarProps extends Pick<AvatarVariantProps, 'size' | 'shape'> {
  /** The owner of the picture. The first character replaces a missing picture. */
  name: string
  picture?: string | null | undefined
  /** `nothing`: the name is written next to the picture, so screen readers skip the picture. */
  spoken?: 'name' | 'nothing'
  className?: string
}

export function Avatar({ name, picture, spoken = 'nothing', size, shape, className }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const speech = spoken === 'name' ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <span {...speech} className={cx(avatar({ size, shape }), className)}>
      {firstCharacter(name)}
      {picture && picture !== missing ? (
        <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setMissing(picture)} />
      ) : null}
    </span>
  )
}

const letters = new Intl.Segmenter()

/** Segments the text, because one visible character may be several code points. */
function firstCharacter(name: string): string {
  const [first] = letters.segment(name.trim())
  return first?.segment ?? '?'
}
