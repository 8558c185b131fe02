import { describe, expect, test } from 'vitest'

/** The one word for a thing, and what else people call it: on two screens two words look like two things. */
const TERMS: Readonly<Record<'zh' | 'ja', readonly (readonly [string, RegExp])[]>> = {
  zh: [
    ['比赛', /赛事|竞赛|赛会/],
    ['题目', /赛题|挑战/],
    ['队伍', /战队|团队/],
    ['成员', /队员/],
    ['选手', /玩家|参赛者/],
    ['主办方', /组织者|承办方/],
    ['监察员', /监督/],
    ['账号', /账户|帐号|帐户/],
    ['登录', /登陆/],
    ['退出登录', /登出/],
    ['主页', /首页/],
    ['排行榜', /积分榜|记分板|榜单/],
    ['封榜', /冻结|冰封/],
    ['一血', /首杀/],
    ['题解', /[Ww]riteup(?= ?[\u4e00-\u9fff])|解题报告/],
    ['flag', /'Flag'|Flag(?= ?[\u4e00-\u9fff])|[\u4e00-\u9fff] ?Flag/],
    ['分类', /方向(?!键)|类别/],
    ['文章', /帖子/],
    ['邮箱', /电子邮件/],
    // What runs for a team; the engine, the image and the kinds of challenges keep their name.
    ['实例', /(?<!静态|动态|特权)容器(?!镜像|引擎|运行环境|端口|')/],
  ],
  ja: [
    ['大会', /ゲーム|コンテスト|試合/],
    ['問題', /チャレンジ|課題/],
    ['プレイヤー', /プレーヤー|選手|参加者/],
    ['主催者', /運営/],
    ['監視', /モニター|オブザーバー|監視担当/],
    ['ログイン', /サインイン/],
    ['ログアウト', /サインアウト/],
    ['スコアボード', /順位表|ランキング/],
    ['ライトアップ', /[Ww]riteup(?= ?[\u3040-\u9fff])|解説/],
    ['フラグ', /flag(?= ?[\u3040-\u30ff])/],
    ['カテゴリー', /カテゴリ(?!ー)|ジャンル/],
    ['記事', /投稿/],
    ['画像', /アバター|アイコン/],
    ['無効', /禁止/],
    ['出場停止', /失格|参加停止/],
    ['キャプテン', /リーダー|隊長/],
    ['ユーザー', /ユーザ(?!ー)|利用者/],
    ['サーバー', /サーバ(?!ー)/],
    ['ブラウザー', /ブラウザ(?!ー)/],
    ['コンテナー', /コンテナ(?!ー)/],
    ['プラットフォーム', /(?:この|別の)サイト(?!の (?:Cookie)|の通知|について)/],
  ],
}

const sources = import.meta.glob<string>(
  [
    '../../../src/text/**/*.ts',
    '../../../server/http/titles/*.ts',
    '../../../server/mail/words/*.ts',
    '../../../server/modules/{writeup/missing-file-words,spreadsheet/sheet-words}.ts',
    '../../../server/process/welcome-post.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
const languageOf = (path: string) => /(?:^|[./])(zh|en|ja)\.ts$/.exec(path)?.[1] ?? null
/** A file without a language in its name speaks all. */
const textsIn = (language: string) =>
  Object.entries(sources).filter(([path]) => [language, null].includes(languageOf(path)))
/** Comments and names in code are English, so what is found stands in a text. */
const found = (language: string, pattern: RegExp) =>
  textsIn(language).flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        pattern.test(line) ? [`${path.replace('../../../', '')}:${at + 1}: ${line.trim()}`] : [],
      ),
  )

describe.each(['zh', 'ja'] as const)('each thing has one word: %s', (language) => {
  test.each(TERMS[language])('%s', (word, others) => {
    expect(found(language, others)).toEqual([])
    expect(found(language, new RegExp(word))).not.toEqual([])
  })
})

test('a person is addressed in one way in Chinese: as 你 on screens, as 您 in mails', () => {
  const lines = found('zh', /[您你]/)
  expect(lines.filter((line) => line.includes('您') !== line.startsWith('server/mail/'))).toEqual([])
  expect(lines.length).toBeGreaterThan(50)
})
