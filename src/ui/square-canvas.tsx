import { useLayoutEffect, useRef, type ComponentProps } from 'react'

export interface PaintedProps extends Omit<ComponentProps<'canvas'>, 'width' | 'height' | 'ref'> {
  /** The side in CSS pixels. The canvas has the resolution of the screen. */
  side: number
  paint: (context: CanvasRenderingContext2D, size: number) => void
}

export function SquareCanvas({ side, paint, ...rest }: PaintedProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = Math.round(side * devicePixelRatio)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) paint(context, size)
  })
  return <canvas {...rest} ref={canvas} width={size} height={size} />
}
