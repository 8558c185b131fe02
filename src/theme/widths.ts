/** The screens of a game change their layout at these widths. */
export const PHONE = '@media (max-width: 767px)'
export const WIDE = '@media (min-width: 1200px)'
export const LARGE = '@media (min-width: 1600px)'
