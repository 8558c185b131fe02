/** The projector's screen is 1920 units wide, whatever its resolution, so all its sizes are relative. */
export const u = (count: number) => `calc(${count} * var(--u))`

/** Narrower screens show a list, as phones do. */
export const NARROW = '@media (width < 64rem)'

export const digits = { fontFamily: 'mono', fontVariantNumeric: 'tabular-nums' } as const

/** Cuts a notch of this depth into the right side, like the end of a flag. */
export const notch = (depth: number) =>
  `polygon(0 0, 100% 0, calc(100% - ${u(depth)}) 50%, 100% 100%, 0 100%)`

/** A coin whose size depends on its container. */
export const coin = (size: number, figure: number) => ({
  '& > [data-place]': { boxSize: `${u(size)}!`, fontSize: `${u(figure)}!` },
})
