import Megaphone from 'lucide-react/icons/megaphone'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { PlatformNotice } from '#contract/models/platform-notice.ts'
import { useWired } from '#src/bind/wired.ts'
import { closedNoticesIn } from '#src/browser/closed-notices.ts'
import { platformNoticesWords } from '#src/text/areas/platform-notices.ts'
import { useWords } from '#src/text/use-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { platformNotice } from '#styled/recipes/platform-notice.js'

/** The height of the line, by which screens of a fixed height are lower. */
const HEIGHT = '--strip'

/** One line above the screen until the user closes it, here or in another tab. */
export function PlatformNoticeLine({ notice: { id, content } }: { notice: PlatformNotice }) {
  const words = useWords(platformNoticesWords)
  const closed = closedNoticesIn(useWired().storage)
  const isClosed = useSyncExternalStore(closed.follow, () => closed.has('closed', id))
  if (isClosed) return null
  return (
    <Line
      content={content}
      label={words.strip}
      close={words.close}
      isNew={!closed.has('spoken', id)}
      onSpoken={() => closed.add('spoken', id)}
      onClose={() => {
        closed.add('closed', id)
        // The focused button disappears.
        document.getElementById('content')?.focus()
      }}
    />
  )
}

interface LineProps {
  content: string
  label: string
  close: string
  /** Whether screen readers have not announced it yet. */
  isNew: boolean
  onSpoken: () => void
  onClose: () => void
}

function Line({ content, label, close, isNew, onSpoken, onClose }: LineProps) {
  const style = platformNotice()
  const line = useRef<HTMLElement>(null)
  const [speaks] = useState(isNew)
  // Screen readers announce only changes, so the text follows its empty region.
  const [text, setText] = useState(speaks ? '' : content)
  const speak = useEffectEvent(() => {
    if (!speaks) return
    setText(content)
    onSpoken()
  })
  // Once for each notice, because its id is the key.
  useEffect(() => {
    const spoken = setTimeout(() => speak())
    return () => clearTimeout(spoken)
  }, [])
  useEffect(() => {
    const element = line.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const root = document.documentElement
    const observer = new ResizeObserver(() => root.style.setProperty(HEIGHT, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.style.removeProperty(HEIGHT)
    }
  }, [])
  return (
    <section ref={line} aria-label={label} className={style.root}>
      <Megaphone aria-hidden />
      <p role={speaks ? 'status' : undefined} title={content} className={style.text}>
        {text}
      </p>
      <IconButton label={close} size="sm" onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </section>
  )
}
