import { formatCount } from '#src/format/count.ts'
import type { SchedulePlanWords } from './schedule-plan.en.ts'

export const schedulePlan: SchedulePlanWords = {
  title: '日程',
  how: '印をドラッグするか、時刻を入力してください。連動するものは間隔を保ちます。',
  unset: 'この大会の日時はまだ決まっていません。',
  toSettings: '開始と終了を設定する',
  line: '大会の時間',
  table: '大会の各時刻',
  now: '今',
  none: 'なし',
  locked: '変更できません：',
  moment: {
    start: () => '開始',
    opening: (count) => `ウェーブ +${formatCount(count)}`,
    freeze: () => '凍結',
    deadline: (count) => `${formatCount(count)} 問の締め切り`,
    end: () => '終了',
    writeups: () => 'Writeup 締め切り',
  },
  column: { moment: '項目', when: (zone) => `日時（${zone}）`, with: '連動先', follows: '内容' },
  alone: '単独',
  distance: (length, isBefore, anchor) => {
    const of = anchor === 'start' ? '開始' : '終了'
    return length === null ? `${of}と同時` : `${of}の ${length} ${isBefore ? '前' : '後'}`
  },
  was: (when) => `変更前 ${when}`,
  isNew: '新規',
  ahead: (length) => `${length} 後`,
  empty: { freeze: 'スコアボードは隠れません', writeups: 'Writeup は受け付けません' },
  worth: (first, last, count) =>
    `${formatCount(first)} → ${formatCount(last)} 点（${formatCount(count)} チーム正解時）`,
  curve: '全問正解で得られる点。正解するチームが増えるほど下がります',
  reveal: '公開…',
  flaw: {
    locked: 'この時刻は過ぎているため変更できません',
    past: 'この時刻は過ぎています',
    order: '順序が正しくありません',
    missing: '時刻を入力してください',
  },
  wave: {
    add: 'ウェーブを追加…',
    addHere: 'この時刻にウェーブを追加',
    title: 'ウェーブを追加',
    at: '公開時刻',
    which: '問題',
    noneWaits: 'すべての問題が公開済みです。',
    off: '無効',
    opens: (when) => `${when} に公開`,
    comesOut: (count, when, length) =>
      `${formatCount(count)} 問が ${when}（${length}後）に公開され、そのときお知らせが出ます。`,
    seenBy: (count) => `${formatCount(count)} チームに表示されます。それまでは誰にも見えません。`,
    worth: (first, last, count) =>
      `合計 ${formatCount(first)} 点、それぞれ ${formatCount(count)} チームが解くと ${formatCount(last)} 点です。`,
    joins: (count) => `ほかに ${formatCount(count)} 問がこの時刻に公開されます。`,
    moved: (count) => `${formatCount(count)} 問が元のウェーブから移ります。`,
    disabled: (count) => `${formatCount(count)} 問は無効です。有効にするまで公開されません。`,
    beforeStart: '開始前の時刻です。開始と同時に公開されます。',
    afterEnd: '終了後の時刻です。得点にはなりません。',
    undoUntil: (when) => `${when} までは元に戻せます。`,
    button: (count) => (count === 0 ? '追加' : `${formatCount(count)} 問を追加`),
    busy: 'ウェーブを追加しています…',
    done: (count) => `${formatCount(count)} 問のウェーブを追加しました。`,
    undone: 'ウェーブを元に戻しました。',
    undo: '元に戻す',
  },
  save: {
    title: '保存すると',
    saved: '保存しました。ほかに変更はありません。',
    nothing: '変更はありません。印を動かすか、時刻を入力してください。',
    start: (count, open) =>
      `${formatCount(count)} チームに、新しい開始時刻から ${formatCount(open)} 問が見えます。`,
    waiting: (count) => `承認待ちのチームが ${formatCount(count)} あります。`,
    end: (count) => `${formatCount(count)} チームと、開いているすべてのスコアボードに数秒で反映されます。`,
    scores: '得点と最速正解は変わりません。',
    shorter: (length) => `競技時間が ${length} 短くなります。`,
    instances: (count) => `${formatCount(count)} 個のインスタンスは、それぞれの期限まで動き続けます。`,
    hides: (length) => `最後の ${length} の正解がスコアボードから隠れます。`,
    unfrozen: '正解は隠れません。公開するものがなくなります。',
    noWriteups: 'どのチームも Writeup を提出できません。',
    opening: (count, length, isLater) =>
      `${formatCount(count)} 問の公開が ${length} ${isLater ? '遅く' : '早く'}なり、そのときお知らせが出ます。`,
    deadline: (count, length, isLater) =>
      `${formatCount(count)} 問の締め切りが ${length} ${isLater ? '遅く' : '早く'}なります。`,
    undo: (when) => `${when} までは元に戻せます。`,
    tell: 'プレイヤーに知らせる',
    noticeLabel: '全プレイヤーへのお知らせ',
    said: (moment, when) => `${moment}：${when}`,
    notice: (said) => `日程が変わりました。${said.join('、')}。`,
    discard: '破棄',
    button: (count) => (count === 0 ? '保存' : `${formatCount(count)} 件の変更を保存`),
  },
}
