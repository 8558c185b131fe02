import type { Language } from '#server/base/language.ts'

/** The text that replaces a writeup whose file is missing. */
export const LOST_WORDS: Readonly<Record<Language, (team: string) => string>> = {
  zh: (team) => `队伍“${team}”的题解文件已不在服务器上，因此未能打包。\n`,
  en: (team) => `The file that ${team} handed in is missing on the server, so it is not in this archive.\n`,
  ja: (team) =>
    `チーム「${team}」のライトアップのファイルがサーバーに存在しないため、このアーカイブには含まれていません。\n`,
}
