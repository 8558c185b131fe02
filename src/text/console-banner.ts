const BOLD = '\u001B[1m'
const BRAND = '\u001B[38;2;4;202;171m'
const ALERT = '\u001B[38;2;254;48;48m'
const PLAIN = '\u001B[0m'

const NAME = [
  '██   ██ ███████ ██   ██ ██ ██',
  '██   ██ ██       ██ ██  ██ ██',
  '██   ██ █████     ███   ██ ██',
  ' ██ ██  ██       ██ ██  ██ ██',
  '  ███   ███████ ██   ██ ██ ███████',
].join('\n')

export interface BannerFacts {
  commit: string
  tag: string
  builtAt: string
  isOfficial: boolean
  issues: string | null
}

/** Printed once per page load, in the same language for all users. */
export function consoleBanner({ commit, tag, builtAt, isOfficial, issues }: BannerFacts): string {
  return [
    `${BOLD}${BRAND}${NAME}${PLAIN}`,
    isOfficial ? `${BOLD}${BRAND}    @ ${tag}${PLAIN}` : `${BOLD}${ALERT}    @ own build${PLAIN}`,
    '',
    'Copyright (C) 2026 The Vexil authors',
    'License  : GNU Affero General Public License v3.0',
    isOfficial ? `Commit   : ${commit}` : `${ALERT}Commit   : built from source${PLAIN}`,
    `Built at : ${builtAt}`,
    ...(issues === null ? [] : [`Issues   : ${issues}`]),
  ].join('\n')
}
