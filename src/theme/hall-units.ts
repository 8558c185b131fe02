/** Sizes of the projector are relative: the screen is 1920 units wide. */
export const u = (count: number) => `calc(${count} * var(--u))`

/** Narrower screens show a list, as for phones. */
export const NARROW = '@media (width < 64rem)'

export const digits = { fontFamily: 'mono', fontVariantNumeric: 'tabular-nums' } as const

/** The end of a flag: a notch of this depth. */
export const notch = (depth: number) =>
  `polygon(0 0, 100% 0, calc(100% - ${u(depth)}) 50%, 100% 100%, 0 100%)`

/** A coin whose size depends on its container. */
export const coin = (size: number, figure: number) => ({
  '& > [data-place]': { boxSize: `${u(size)}!`, fontSize: `${u(figure)}!` },
})
