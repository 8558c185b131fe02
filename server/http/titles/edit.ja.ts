import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'
import type { editZh } from './edit.zh.ts'

export const editJa: Readonly<Record<keyof typeof editZh, string>> = {
  changedByOthers: '他の人が先に変更を保存しました。双方の変更を確認してください',
  noticeMissing: 'お知らせが見つかりません',
  noticeOfSystem: '自動のお知らせは変更も削除もできません',
  challengeMissing: '問題が見つかりません',
  challengeWindowReversed: '公開日時は締切より前でなければなりません',
  gameTimesReversed: '開始日時は終了日時より前にしてください',
  gameNotRunning: '一時停止できるのは開催中の大会だけです',
  gameNotPaused: '大会は一時停止していません',
  gameNotStarted: '大会はまだ始まっていません',
  gameWithoutTimes: '大会の日時がまだ決まっていません',
  pauseOutsideGame: '大会は一時停止中です。開催期間に一時停止の時刻を含めてください',
  causeGone: 'この項目はもう一覧にありません',
  gameTooLong: '大会の終了が遅すぎます',
  scheduleFlawed: '過去の時刻か、順序が正しくない時刻があります',
  freezeOutsideGame: '凍結時刻は大会の開始から終了までの間にしてください',
  notFrozen: 'スコアボードは凍結されていません',
  categoryTwice: 'カテゴリーごとに設定は 1 つです：{tag} が 2 回あります',
  categoryLabelTaken: '同じ大会の 2 つのカテゴリーを「{label}」と呼ぶことはできません',
  bloodBonusTooBig: 'ブラッドボーナスはそれぞれ {limit}‰ 以下にしてください',
  challengeWithoutFlag: 'フラグのない問題は有効にできません',
  fileNameBlank: '添付ファイルの名前を入力してください',
  flagTemplateWeak:
    'このテンプレートのフラグは推測されるおそれがあります。[GUID] か [TEAM_HASH] を入れるか、もっと長くしてください',
  flagTemplateTooLong: 'このテンプレートのフラグは {limit} 文字を超え、提出できません',
  attachmentBelongsToFlags: '動的添付ファイルの問題では、添付ファイルはフラグと一緒に追加してください',
  attachmentFileMissing: '添付ファイルが存在しません。もう一度アップロードしてください',
  attachmentUrlInvalid: '添付ファイルのリンクは http:// または https:// で始めてください',
  fieldTooMany: '{field}は {limit} 件以内にしてください',
  posterEmpty: 'ポスターのファイルが空です',
  posterTooLarge: `ポスターは ${PICTURE_MOST_BYTES / MEBIBYTE} MB 以下にしてください`,
  archiveTooLarge: '大会のアーカイブは {limit} GB 以下にしてください',
  archiveTextTooLarge: 'アーカイブの文章は合計 {limit} MB 以下にしてください',
  archivedFileLost:
    'ファイル「{name}」の内容が失われています。アップロードし直してからエクスポートしてください',
  archiveDamaged: 'ZIP ファイルではないか、破損しています',
  archiveUnsupported:
    'この形式の ZIP には対応していません。暗号化・分割・64 ビット拡張・リンク・特殊な圧縮方式は使えません',
  archiveCrowded: 'アーカイブの項目が多すぎるか、名前が長すぎます',
  archiveUnpacksTooLarge: 'アーカイブは展開すると大きくなりすぎます',
  archiveEntryMissing: 'アーカイブに {name} がありません',
  archiveEntryStrange: '大会と関係のないものがアーカイブに含まれています：{name}',
  archiveEntryDamaged: 'アーカイブ内の {name} が破損しています',
  archiveOfSomethingElse: '大会のアーカイブではありません',
  archiveNewer:
    'このアーカイブは新しいバージョンで作成されています（形式 {version}）。先にサイトを更新してください',
  fileNotUnused: 'ファイルが存在しないか、使用中か、アップロードされたばかりです',
}
