/** The widths at which the screens of a game change. */
export const PHONE = '@media (max-width: 767px)'
export const WIDE = '@media (min-width: 1200px)'
export const LARGE = '@media (min-width: 1600px)'
