import type { Language } from '#server/base/language.ts'

/** The text that replaces a writeup whose file is missing. */
export const LOST_WORDS: Readonly<Record<Language, (team: string) => string>> = {
  zh: (team) => `队伍“${team}”的 Writeup 文件在服务器上缺失，因此未能打包。\n`,
  en: (team) => `The writeup of ${team} is missing on the server, so it isn’t in this archive.\n`,
  ja: (team) =>
    `チーム「${team}」の Writeup のファイルがサーバーに存在しないため、このアーカイブには含まれていません。\n`,
}
