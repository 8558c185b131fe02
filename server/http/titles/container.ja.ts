import type { containerZh } from './container.zh.ts'

export const containerJa: Readonly<Record<keyof typeof containerZh, string>> = {
  challengeWithoutContainer: 'この問題にインスタンスはありません',
  containerCoolDown: '操作の間隔が短すぎます。{seconds} 秒後にもう一度お試しください',
  containerRunsAlready: 'インスタンスはすでに起動しています',
  containerNotConfigured:
    '問題のイメージまたはポートが正しく設定されていません。主催者にお問い合わせください',
  containerLimitReached:
    'チームのインスタンス数が上限（{limit} 個）に達しています。先にどれかを破棄してください',
  containerNoRuntime: 'このサイトにはインスタンスを動かす環境がありません',
  containerNotStarted: 'インスタンスを起動できませんでした。しばらくしてからもう一度お試しください',
  containerImageMissing: 'インスタンスのイメージを取得できません。主催者にお知らせください',
  containerEndedAtOnce: 'インスタンスが起動直後に終了しました。主催者にお知らせください',
  containerRuntimeSilent: 'インスタンスの実行環境が応答していません。しばらくしてからもう一度お試しください',
  containerNoRoom: '新しいインスタンスを動かす余裕がありません。しばらくしてからもう一度お試しください',
  containerTooSlow: 'インスタンスの起動に時間がかかりすぎました。しばらくしてからもう一度お試しください',
  containerMissing: 'インスタンスが見つかりません',
  containerProlongEarly: '残り時間が {minutes} 分を切るまで延長できません',
  containerNotStopped: 'インスタンスをまだ破棄できていません。引き続き試みます',
}
