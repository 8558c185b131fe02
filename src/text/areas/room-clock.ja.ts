import { formatCount } from '#src/format/count.ts'
import type { RoomClockWords } from './room-clock.en.ts'

export const roomClock: RoomClockWords = {
  title: '時計',
  acts: '時計の操作',
  line: '大会の時間',
  loading: '時計を読み込んでいます',
  place: {
    unset: '日時未定',
    coming: '開始前',
    running: '開催中',
    paused: '一時停止中',
    frozen: '凍結中',
    over: '終了',
  },
  opens: (when) => `${when} に開始`,
  left: (when) => `残り、${when} に終了`,
  wouldEnd: (when) => `残り、今再開すると ${when} に終了`,
  ended: (when) => `開催、${when} に終了`,
  since: (length) => `${length} 経過`,
  gone: (gone, whole) => `${gone} / ${whole}`,
  moment: {
    start: '開始',
    wave: '次のウェーブ',
    freeze: '凍結',
    end: '終了',
    writeups: 'Writeup 締め切り',
    now: '今',
  },
  wave: (count) => `+${formatCount(count)}`,
  none: 'なし',
  along: '一緒に移動',
  asOf: (when) => `${when} 時点の数値`,
  changed: '数値が変わりました。続けるにはもう一度押してください。',
  happens: 'こうなります',
  tell: 'プレイヤーに知らせる',
  notice: '全プレイヤーへのお知らせ',
  word: (word) => `続けるには ${word} と入力してください`,
  by: '長さ',
  minutes: (count) => `${count} 分`,
  notNow: '今はしない',
  close: '閉じる',
  after: { results: '結果', archive: 'アーカイブ' },
  act: {
    start: {
      name: '今すぐ開始',
      first: '予定より早く開始',
      title: '大会を今すぐ開始',
      button: () => '大会を開始',
      lines: {
        teams: (count, open) =>
          `数秒以内に ${formatCount(count)} チームが ${formatCount(open)} 問を見ます。見た内容は取り消せません。`,
        waiting: (count) => `承認待ちの ${formatCount(count)} チームは、承認されるまで参加できません。`,
        findings: (count) => `先に直すべき点が ${formatCount(count)} 件あります。`,
      },
      undo: '元に戻せません。一時停止はできます。',
      notice: '大会が始まりました。',
    },
    pause: {
      name: '一時停止',
      first: '時間は戻されます',
      title: '大会を一時停止',
      button: () => '大会を一時停止',
      lines: {
        answers: (count) =>
          `これ以降、${formatCount(count)} チームの提出を受け付けません。入力中の内容は残ります。`,
        moments: '時計が止まります。再開すると、これからの予定は停止した時間だけ後ろへずれます。',
        instances: (count) =>
          `${formatCount(count)} 個のインスタンスは動き続け、残り時間も止まります。新しく起動できません。`,
      },
      undo: 'いつでも再開できます。一時停止はログに残ります。',
      notice: '大会を一時停止しました。止まった時間は戻されます。',
    },
    resume: {
      name: '再開',
      first: '時間を戻します',
      title: '大会を再開',
      button: () => '大会を再開',
      lines: {
        answers: (count) => `${formatCount(count)} チームがすぐに提出できます。`,
        instances: (count) =>
          `${formatCount(count)} 個のインスタンスの時間が進みます。時間は失われていません。`,
      },
      undo: 'いつでもまた一時停止できます。',
      notice: '大会を再開しました。止まっていた時間は戻されました。',
    },
    extend: {
      name: '延長',
      first: '凍結と Writeup 締め切りも移動',
      title: '大会を延長',
      button: (by) => `${by}延長`,
      lines: {
        teams: (count) =>
          `数秒以内に ${formatCount(count)} チームと、開いているスコアボードすべてに反映されます。`,
        scores: '得点とブラッドは変わりません。',
      },
      undo: '元の終了日時までは、日程で戻せます。',
      notice: (end) => `大会の終了は ${end} になりました。`,
    },
    freeze: {
      name: '今すぐ凍結',
      first: 'これ以降の正解を隠す',
      title: 'スコアボードを今すぐ凍結',
      button: () => '今すぐ凍結',
      lines: {
        board: '公開するまで、プレイヤー、観客、プロジェクターには今のスコアボードが表示されます。',
        teams: (count) => `${formatCount(count)} チームは自分の正解を見られますが、順位は見られません。`,
        bloods: 'ブラッドは数えますが、通知しません。',
      },
      undo: '公開すると、隠していたものがすべて表示されます。先に確認します。',
      notice: 'スコアボードを凍結しました。',
    },
    reveal: {
      name: '公開',
      first: '隠した正解を表示',
      title: 'スコアボードを公開',
      button: (_, count) => (count === null ? 'すべて公開' : `${formatCount(count)} 件の正解を公開`),
      lines: {
        solves: (count) =>
          `隠れていた ${formatCount(count)} 件の正解が、プレイヤー、観客、プロジェクターの全員に見えます。`,
        ceremony: '発表式で見せるものがなくなります。',
      },
      undo: '見られたものは元に戻せません。',
      notice: '最終スコアボードを公開しました。',
    },
    end: {
      name: '今すぐ終了',
      first: (early) => `${early}早い`,
      title: '大会を今すぐ終了',
      button: () => '大会を終了',
      lines: {
        answers: (count) =>
          `${formatCount(count)} チームの提出は得点になりません。届いている提出は判定されます。`,
        instances: (count) => `${formatCount(count)} 個のインスタンスが停止します。`,
        freeze: '予定の凍結はなくなり、公開するものもありません。',
        waves: (count) => `未公開の ${formatCount(count)} 問は得点になりません。`,
      },
      undo: '再開放できます。その間の時間は戻りません。',
      notice: '大会が終了しました。',
    },
    reopen: {
      name: '再開放',
      first: '失われた時間のために',
      title: '大会を再開放',
      button: (by) => `${by}再開放`,
      lines: {
        answers: (count) => `${formatCount(count)} チームの提出がすぐに得点になります。`,
        practice: (count) =>
          `終了後の練習での ${formatCount(count)} 件の正解は数えません。もう一度提出が必要です。`,
        instances: 'インスタンスは停止しています。チームが起動し直します。',
      },
      undo: 'いつでもまた終了できます。',
      notice: (end) => `大会を ${end} まで再開放しました。`,
    },
  },
}
