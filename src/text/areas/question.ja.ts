import { formatCount } from '#src/format/count.ts'
import { formatList } from '#src/format/list.ts'
import type { QuestionWords } from './question.en.ts'

export const question: QuestionWords = {
  clearCache: {
    title: 'キャッシュを消去しますか？',
    text: 'このブラウザーに保存されたデータを削除し、ページを読み込み直します。サーバー上の内容は変わりません。',
    act: '消去',
  },
  dropChanges: {
    title: '保存せずに移動しますか？',
    text: (count: number) => `${count} 件の変更が保存されていません。移動すると失われます。`,
    act: '移動',
  },
  discardChanges: {
    title: '変更を破棄しますか？',
    text: (count: number) => `${count} 項目が保存済みの内容に戻り、下書きも削除されます。`,
    act: '破棄',
  },
  leaveEditor: {
    title: '保存せずに移動しますか？',
    kept: (count: number) =>
      `${count} 項目が保存されていません。下書きはこのブラウザーに残り、戻ったときに続けられます。`,
    lost: (count: number) =>
      `${count} 項目が保存されておらず、このブラウザーには下書きを残す空きもありません。移動すると失われます。`,
    act: '移動',
  },
  deletePost: {
    title: (post: string) => `「${post}」を削除しますか？`,
    text: '削除すると誰も読めなくなります。この操作は取り消せません。',
    act: '削除',
  },
  endAllSessions: {
    title: 'すべてのブラウザーでログアウトしますか？',
    text: 'このアカウントでログインしているすべてのブラウザー（このブラウザーを含む）がログアウトします。すぐにログインし直せます。',
    act: 'すべてログアウト',
  },
  game: {
    'delete-game': {
      title: (game: string) => `「${game}」を削除しますか？`,
      text: (game: string) =>
        `「${game}」の問題、フラグ、ファイル、お知らせ、参加チーム、すべての提出と正解の記録が削除されます。元に戻すことはできません。`,
      act: '大会を削除',
    },
    'remove-files': {
      title: (count: number) => `ファイルを ${formatCount(count)} 件削除しますか？`,
      text: (_: number, size: string) =>
        `${size} の空きができます。削除したファイルは元に戻せません。それまでに使われるようになったものは残ります。`,
      act: '削除',
    },
    'reveal-board': {
      title: (game: string) => `「${game}」のスコアボードを公開しますか？`,
      text: '隠されていた正解がすべて公開され、その間のブラッドも通知されます。後から再び隠しても、気づかれます。',
      act: 'スコアボードを公開',
    },
    'lift-freeze': {
      title: (game: string) => `「${game}」の隠された正解を公開しますか？`,
      text: '凍結が解除されるか、開始が後になります。今隠されている正解は全員に公開され、後から気づかれずに隠すことはできません。',
      act: '公開する',
    },
    'hide-game': {
      title: (game: string) => `開催中の「${game}」を非公開にしますか？`,
      text: 'すべてのプレイヤーの画面からただちに消え、再び公開するまで誰もフラグを提出できません。',
      act: '非公開にする',
    },
    'show-game': {
      title: (game: string) => `「${game}」を公開しますか？`,
      text: '開催中のため、ただちに全員に表示され、参加チームに問題が公開されます。',
      act: '公開する',
    },
    'save-game': {
      title: (game: string) => `「${game}」を保存しますか？チームにただちに影響します。`,
      hides: '大会が非公開になり、再び公開するまでフラグを提出できません。',
      shows: '大会が公開され、開催中になります。',
      ends: '大会は今この時点で終わり、以後の正解は得点になりません。',
      closes: '大会は新しい開始時刻まで閉じられます。',
      opens: '大会は今この時点から開催中になります。',
      rescores: 'ブラッドの得点が変わります。すでに与えられたものも対象です。',
      act: '保存',
    },
    'publish-notice': {
      title: 'このお知らせを公開しますか？',
      text: 'プレイヤーにすぐ表示されます。あとから編集しても、再び通知されることはありません。',
      act: '公開',
    },
    'publish-to-teams': {
      title: (teams: number) => `このお知らせを ${teams} チームに公開しますか？`,
      text: '選んだチームのプレイヤーにすぐ表示されます。ほかのチームには表示されません。',
      act: '公開',
    },
    'cancel-notice': {
      title: '予約したお知らせを取り消しますか？',
      text: (notice: string) => `「${notice}」を削除します。プレイヤーはまだ見ていません。`,
      act: '予約を取り消す',
    },
    'delete-notice': {
      title: 'このお知らせを削除しますか？',
      text: (notice: string) =>
        `「${notice}」はプレイヤーのお知らせから消えます。すでに読まれている可能性があります。`,
      act: '削除',
    },
    'remove-logo': {
      title: (platform: string) => `「${platform}」のロゴを削除しますか？`,
      text: 'ロゴの表示箇所はすぐに Vexil のマークに戻ります。元に戻すには再度アップロードが必要です。',
      act: 'ロゴを削除',
    },
  },
  challenge: {
    'enable-challenge': {
      title: (challenge: string) => `「${challenge}」を有効にしますか？`,
      running:
        'すべてのチームにただちに公開され、全プレイヤーに新しい問題のお知らせが届きます。お知らせは取り消せず、有効にするたびに新しく送られます。',
      resting: '大会が始まるとチームに公開されます。今はお知らせは送られません。',
      act: '有効にする',
    },
    'disable-challenge': {
      title: (challenge: string) => `「${challenge}」を無効にしますか？`,
      running:
        'プレイヤーの画面とスコアボードからただちに消え、得点も数えられなくなります。正解の記録は残り、再び有効にすると戻ります。',
      resting: '再び有効にするまでチームには表示されません。正解の記録は残りますが、得点にはなりません。',
      act: '無効にする',
    },
    'save-challenge': {
      title: (challenge: string) => `「${challenge}」を保存しますか？チームにただちに影響します。`,
      hides: '公開日時までプレイヤーには見えなくなります。',
      shows: 'プレイヤーにただちに公開されます。',
      locks: '新しい前提に正解していないチームは、開けなくなります。',
      rescores: 'この問題の得点が変わります。これまでの正解も対象です。',
      hints: '一度公開したヒントは取り消せません。',
      act: '保存',
    },
    'delete-challenge': {
      title: (challenge: string) => `「${challenge}」を削除しますか？`,
      text: (challenge: string) =>
        `「${challenge}」のフラグと添付ファイル、すべての正解の記録も削除されます。この操作は取り消せません。`,
      act: '問題を削除',
    },
    'remove-attachment': {
      title: '添付ファイルを外しますか？',
      text: (challenge: string) =>
        `「${challenge}」からは何もダウンロードできなくなります。ほかで使われていないファイルは削除されます。`,
      act: '外す',
    },
    'remove-flag': {
      title: 'このフラグを削除しますか？',
      none: (flag: string) =>
        `「${flag}」は受け付けられなくなり、これと一緒に配られるダウンロードもなくなります。これまでの正解は残ります。`,
      disables: (flag: string) =>
        `「${flag}」は最後のフラグです。フラグがないと誰も解けないため、問題は無効になります。`,
      act: 'フラグを削除',
    },
  },
  effects: {
    reveals: (teams, solves) =>
      `${formatCount(teams)} チームに、隠されていた ${formatCount(solves)} 件の正解が今表示されます。`,
    deletesGame: (teams, solves, submissions) =>
      `${formatCount(teams)} チームの参加登録、${formatCount(solves)} 件の正解、${formatCount(submissions)} 件の提出が削除されます。`,
    deletesChallenge: (teams, submissions) =>
      `${formatCount(teams)} チームがこの問題の得点を失い、${formatCount(submissions)} 件の提出が削除されます。`,
    freesDependents: (count) =>
      `${formatCount(count)} 問がこの問題を前提としなくなり、より多くのチームに開くことがあります。`,
    shutsDependents: (count) =>
      `${formatCount(count)} 問がこの問題を前提としており、正解していないチームは開けません。`,
    containers: (containers) => `チームのインスタンス ${formatCount(containers)} 個が停止します。`,
    hides: (teams) => `${formatCount(teams)} チームが大会を開けなくなります。`,
    shows: (teams, challenges) =>
      `${formatCount(teams)} チームに ${formatCount(challenges)} 問が今公開されます。`,
    ends: (teams) => `${formatCount(teams)} チームにとって大会が終わります。`,
    closes: (teams) => `${formatCount(teams)} チームに対して大会が閉じられます。`,
    enables: (teams) => `${formatCount(teams)} チームにこの問題が今公開されます。`,
    returns: (solves) => `${formatCount(solves)} 件の正解が再び得点になります。`,
    disables: (teams) => `${formatCount(teams)} チームがこの問題の得点を失います。`,
    rescores: (teams, solves) =>
      `${formatCount(teams)} チームの得点が変わります（正解 ${formatCount(solves)} 件）。`,
    hints: (teams, hints) =>
      `${formatCount(teams)} チームに新しいヒント ${formatCount(hints)} 件が今表示されます。`,
    tells: (teams) => `${formatCount(teams)} チームに今表示されます。`,
    withdraws: (teams) => `${formatCount(teams)} チームには表示されなくなります。`,
    keepsSolves: (solves) => `正解 ${formatCount(solves)} 件は残ります。`,
  },
  participation: {
    'leave-game': {
      title: (game: string) => `「${game}」への参加を取りやめますか？`,
      text: (team: string) =>
        `「${team}」の参加メンバーから外れます。参加メンバーがいなくなると「${team}」の申し込みも取り消されます。受付中であれば再び申し込めます。`,
      act: '参加を取りやめる',
    },
  },
  roster: {
    undone: 'この操作は取り消せません。',
    andMore: (more: number) => `ほか ${formatCount(more)} 件`,
    deactivate: {
      title: (user: string) => `${user} のログインを停止しますか？`,
      text: (user: string) =>
        `${user} はすべてのブラウザーからログアウトされ、再び有効化するまでログインできません。チームと得点はそのまま残ります。`,
      act: '停止',
    },
    'reset-password': {
      title: (user: string) => `${user} のパスワードを再発行しますか？`,
      text: (user: string) =>
        `現在のパスワードは使えなくなり、${user} はすべてのブラウザーからログアウトされます。新しいパスワードは一度だけ表示されます。`,
      act: '再発行',
    },
    'delete-user': {
      title: (user: string) => `${user} のアカウントを削除しますか？`,
      text: (user: string) =>
        `${user} はすべてのチームと大会から外れます。提出と正解の記録は名前なしでチームに残ります。キャプテンは削除できないため、先にチームを引き継ぐか削除してください。この操作は取り消せません。`,
      teams: (teams: string) => `${teams} から外れます。`,
      games: (games: string) => `次の大会から外れます：${games}。`,
      sessions: (count: number) => `${formatCount(count)} 個のブラウザーからログアウトされます。`,
      stays: (submissions: number, solves: number, posts: number) =>
        `名前なしで残るもの：提出 ${formatCount(submissions)} 件、正解 ${formatCount(solves)} 件、記事 ${formatCount(posts)} 件。`,
      containers: (count: number) => `${formatCount(count)} 個のインスタンスはチームのために動き続けます。`,
      act: 'アカウントを削除',
    },
    'keep-captain': {
      title: (user: string) => `${user} は削除できません`,
      text: (user: string, teams: string) =>
        `${user} は ${teams} のキャプテンです。先にほかの人がキャプテンになるか、チームを削除する必要があります。チームを引き継げるのは本人だけですが、チームの一覧から削除することはできます。`,
      close: '閉じる',
    },
    'forget-passwords': {
      title: 'ファイルを保存せずに続けますか？',
      text: (count: number) =>
        `${formatCount(count)} 件のアカウントのパスワードはここで作成され、ほかには保存されていません。ファイルがなければ、一つずつ再発行することになります。`,
      act: '保存せずに続ける',
    },
    'lock-team': {
      title: (team: string) => `${team} をロックしますか？`,
      text: (team: string) => `${team} が参加している大会が終わるまで、誰も加入や脱退ができません。`,
      act: 'ロック',
    },
    'unlock-team': {
      title: (team: string) => `${team} のロックを解除しますか？`,
      text: (team: string) => `大会の最中でも、${team} への加入や脱退ができるようになります。`,
      act: 'ロックを解除',
    },
    'remove-team': {
      title: (team: string) => `${team} を削除しますか？`,
      text: (team: string) =>
        `${team} はすべてのメンバーから見えなくなります。終了していない大会からは正解や Writeup とともに外れ、終了した大会のスコアボードには残ります。この操作は取り消せません。`,
      members: (members: string) => `このチームを失うメンバー：${members}。`,
      leaves: (game: string, submissions: number, solves: number, writeups: number) => {
        const gone = [
          ...(submissions > 0 ? [`提出 ${formatCount(submissions)} 件`] : []),
          ...(solves > 0 ? [`正解 ${formatCount(solves)} 件`] : []),
          ...(writeups > 0 ? ['Writeup'] : []),
        ]
        return gone.length === 0
          ? `${game} から外れます。`
          : `${game} から外れ、${formatList(gone, 'ja-JP')} も削除されます。`
      },
      more: (count: number) => `ほかに ${formatCount(count)} 件の大会からも外れます。`,
      stays: (games: string) => `${games} のスコアボードには残ります。`,
      containers: (count: number) => `${formatCount(count)} 個のインスタンスが停止します。`,
      act: 'チームを削除',
    },
  },
  review: {
    'accept-teams': {
      title: (teams: number, named: string | null) =>
        named !== null ? `「${named}」を承認しますか？` : `${formatCount(teams)} チームを承認しますか？`,
      text: '大会が始まると参加できます。今から終了まで、これらのチームのメンバーは変更できなくなります。',
      act: '承認',
    },
    'reject-teams': {
      title: (teams: number, named: string | null) =>
        named !== null
          ? `「${named}」を不承認にしますか？`
          : `${formatCount(teams)} チームを不承認にしますか？`,
      text: '大会には参加できません。メンバーは同じチームでも別のチームでも、もう一度申し込めます。',
      act: '不承認',
    },
    'suspend-teams': {
      title: (teams: number, named: string | null) =>
        named !== null
          ? `「${named}」を出場停止にしますか？`
          : `${formatCount(teams)} チームを出場停止にしますか？`,
      text: '問題の閲覧とフラグの提出ができなくなり、スコアボードからも消えます。ブラッドは次のチームに移ります。後から解除できます。',
      act: '出場停止',
    },
  },
  container: {
    'destroy-container': {
      title: (challenge: string) => `「${challenge}」のインスタンスを破棄しますか？`,
      text: 'チーム全員に対して停止し、中で行った作業は失われます。少し待てば新しく起動できます。',
      act: '破棄',
    },
    'destroy-containers': {
      title: (containers: number, named: string | null) =>
        named !== null
          ? `${named} のインスタンスを破棄しますか？`
          : `${formatCount(containers)} 個のインスタンスを破棄しますか？`,
      text: '使用中の人は切断され、中で行った作業は失われます。チームは新しく起動できます。',
      act: '破棄',
    },
  },
  team: {
    nameToType: (team: string) => `確認のため「${team}」と入力してください`,
    'kick-member': {
      title: (member: string, team: string) => `${member} さんを「${team}」から外しますか？`,
      text: (member: string) =>
        `${member} さんはこのチームの大会登録からも外れ、招待コードがなければ戻れません。現在のコードを知られている場合は、コードを更新してください。`,
      act: '外す',
    },
    'transfer-captaincy': {
      title: (member: string, team: string) => `${member} さんを「${team}」のキャプテンにしますか？`,
      text: (member: string) =>
        `あなたはメンバーとして残ります。以後、チームの編集、招待、メンバーの管理、キャプテンの交代は ${member} さんだけが行えます。`,
      act: 'キャプテンにする',
    },
    'leave-team': {
      title: (team: string) => `「${team}」から抜けますか？`,
      text: (team: string) =>
        `「${team}」の大会登録からも外れます。キャプテンから招待コードをもらわない限り、戻ることはできません。`,
      act: 'チームから抜ける',
    },
    'delete-team': {
      title: (team: string) => `「${team}」を削除しますか？`,
      text: (team: string) =>
        `メンバー全員がチームを失い、「${team}」の正解の記録と提出物もすべて消えます。この操作は取り消せません。`,
      act: 'チームを削除',
    },
    'renew-invite': {
      title: (team: string) => `「${team}」の招待コードを更新しますか？`,
      text: 'これまでに配ったコードとリンクはすべて使えなくなります。現在のメンバーはそのままです。',
      act: '新しいコードを発行',
    },
  },
}
