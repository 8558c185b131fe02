import type { ParticipationWords } from './participation.en.ts'

export const participation: ParticipationWords = {
  label: 'この大会への参加状況',
  visitor: {
    title: '参加する',
    text: 'まずログインし、チームで申し込んでください。',
    signIn: 'ログイン',
    register: '登録',
  },
  disabled: {
    title: 'アカウントは利用停止中です',
    text: '大会には参加できません。心当たりがない場合は主催者にお問い合わせください。',
  },
  teamless: {
    title: '先にチームが必要です',
    text: '一人の場合でも、大会にはチームで参加します。チームを作成するか、招待コードで参加してください。',
    teams: 'チーム管理へ',
  },
  unsubmitted: {
    title: '参加する',
    text: '所属チームのひとつで申し込みます。メンバーはそれぞれ自分で申し込みます。',
    running: '大会は進行中です。今申し込めば、承認され次第参加できます。',
    practice: '大会は終了しましたが、練習用に公開されています。提出は判定されますが、得点にはなりません。',
    join: '参加を申し込む',
  },
  pending: {
    title: '審査待ち',
    text: (team: string) =>
      `「${team}」として申し込みました。主催者が審査し、結果が出るとこのページに表示されます。`,
    over: (team: string) => `「${team}」として申し込みましたが、終了までに審査されませんでした。`,
  },
  rejected: {
    title: '不承認',
    text: (team: string) =>
      `「${team}」の参加は承認されませんでした。下の参加条件を確認するか主催者に問い合わせたうえで、同じチームまたは別のチームで申し込み直せます。`,
    over: (team: string) => `「${team}」の参加は承認されませんでした。`,
    again: 'もう一度申し込む',
  },
  accepted: {
    title: (team: string) => `「${team}」として参加しています`,
    endedTitle: (team: string) => `「${team}」として参加しました`,
    coming: 'チームは承認されました。大会が始まると入れます。',
    ongoing: '大会は進行中です。',
    paused: '大会は一時停止中です。停止した時間は、再開後に延長されます。',
    practice: '大会は終了しましたが、練習用に公開されています。提出は判定されますが、得点にはなりません。',
    ended: '大会は終了しました。ご参加ありがとうございました！',
  },
  suspended: {
    title: '出場停止',
    reason: '主催者からの説明',
    text: (team: string) =>
      `「${team}」は主催者により出場停止となりました。異議がある場合は主催者にお問い合わせください。スコアボードは引き続き閲覧できます。`,
  },
  over: {
    title: '大会は終了しました',
    text: '申し込みは締め切られました。スコアボードは引き続き閲覧できます。',
  },
  mates: (team: string) => `「${team}」のほかのメンバーも、それぞれここから申し込みます。`,
  leave: '参加を取りやめる',
  leaving: '参加を取りやめています',
  failed: '操作できませんでした',
  form: {
    title: (game: string) => `「${game}」に申し込む`,
    close: '閉じる',
    lock: '承認されたチームは、大会が終わるまでメンバーを変更できません。',
    limit: (most: number) =>
      most === 1
        ? '1 チームから申し込めるのは 1 人だけです。'
        : `1 チームから申し込めるのは ${most} 人までです。`,
    mates: 'チームがすでに申し込んでいる場合、あらためて審査を受ける必要はありません。',
    team: 'チーム',
    chooseTeam: 'チームを選択',
    teamHint: '後から変更できません。',
    organization: '所属',
    chooseOrganization: '所属を選択',
    organizationHint: 'チーム全体に適用されます。',
    inviteCode: '大会の招待コード',
    inviteHint: '主催者から受け取ってください。大文字と小文字は区別されます。',
    submit: '申し込む',
    busy: '申し込んでいます',
    flaw: {
      team: { missing: '申し込むチームを選択してください。' },
      organization: { missing: '所属を選択してください。' },
      inviteCode: { missing: '招待コードを入力してください。' },
    },
  },
}
