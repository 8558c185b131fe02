import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { mayMove, openCounter } from './motion.ts'
import { setTextIfChanged } from './set-if-changed.ts'

/** Counts up to a higher value step by step, so that users notice the change. */
export function CountingNumber({
  value,
  write,
  from = null,
  className,
}: {
  value: number
  write: (value: number) => string
  /** The number to count from at first. Null: the value is shown without counting. */
  from?: number | null
  className?: string
}) {
  const element = useRef<HTMLSpanElement>(null)
  const count = useRef<ReturnType<typeof openCounter> | null>(null)
  const before = useRef(from)
  const put = useEffectEvent((next: number) =>
    element.current ? setTextIfChanged(element.current, write(next)) : undefined,
  )
  useLayoutEffect(() => {
    count.current ??= openCounter((next) => put(next))
    count.current(value, mayMove() ? before.current : null)
    before.current = value
  }, [value, write])
  return <span ref={element} className={className} />
}
