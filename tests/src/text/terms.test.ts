import { describe, expect, test } from 'vitest'

/**
 * The one term for each thing, and the other words for it that are forbidden, because two words on two
 * screens look like two things.
 */
const TERMS: Readonly<Record<'en' | 'zh' | 'ja', readonly (readonly [string, RegExp])[]>> = {
  en: [
    ['game', /\b(?:contest|competition)s?\b/i],
    ['challenge', /\b(?:tasks?|problems?)\b/i],
    ['submit', /\bhand(?:ed|ing|s)? in\b/i],
    ['submission', /\banswers?\b/i],
    ['[Cc]orrect', /\bright\b(?! away| now| after)/i],
    ['scoreboard', /\b(?:leader ?boards?|score ?tables?|boards?)\b/i],
    ['organiser', /organiz|\bhosts?\b(?! name)/i],
    ['invite code', /\b(?:join links?|invitations?)\b/i],
    ['[Bb]an', /suspend/i],
    ['[Mm]onitor', /observer|watcher/i],
    ['username', /user[ -]name/i],
    ['email', /e-mail/i],
    ['[Ss]ign in', /\blog(?:ged|ging|s)? ?(?:in|out|on)\b|sign(?:ed|s)? off/i],
    ['student', /student number/i],
    [
      'instance',
      /(?<!static |dynamic |privileged |[Nn]o |docs\/|')containers?\b(?! images?| engine| service| port|, | ===)/i,
    ],
    ['[Ee]xtend', /prolong/i],
    ['out of date', /\b(?:stale|outdated)\b/i],
    ['untouched', /\bsilent\b/i],
    ['[Aa]udit log', /\bacts of\b/i],
    ['[Pp]ost', /\b(?:article|blog)s?\b/i],
    ['can’t', /\b(?:can|do|does|did|is|are|could|has|have) ?not\b/i],
    ['[Nn]o one', /\b(?:any|every|no|some)body\b/i],
    ['’', /[a-z]\\?'(?:d|ll|m|re|s|t|ve)\b/],
    ['[Aa]ttachment', /\benclosures?\b/i],
    ['[Rr]eplay', /\bplayback\b/i],
    ['[Dd]eadline', /\bdue date\b|\bcut-?off\b/i],
    ['[Tt]ime left', /\btime remaining\b|\bremaining time\b/i],
    ['[Tt]eammate', /\bteam[ -]mates?\b/i],
    ['[Ss]treaming mode', /\bstreamer mode\b|\bstream mode\b/i],
    ['%', /[\d…] %/],
    ['MB', /MiB/],
  ],
  zh: [
    // A game is 赛事 in lists, in navigation and for organisers, and 比赛 elsewhere.
    ['比赛', /竞赛|赛会/],
    ['题目', /赛题|挑战/],
    ['队伍', /战队|团队/],
    ['队员', /成员/],
    ['选手', /玩家|参赛者/],
    ['主办方', /组织者|承办方/],
    ['监察员', /监督|观察员/],
    ['账号', /账户|帐号|帐户/],
    ['登录', /登陆/],
    ['退出登录', /登出/],
    ['主页', /首页/],
    ['排行榜', /积分榜|记分板|榜单|血榜/],
    ['排名', /名次/],
    ['封榜', /冻结|冰封/],
    ['一血', /首杀/],
    ['Writeup', /题解|解题报告/],
    // The rule applies within a sentence only, because a label begins with a capital.
    ['flag', /[^'"`]Flag/],
    ['方向', /分类|类别/],
    ['文章', /帖子/],
    ['邮箱', /电子邮件/],
    ['公告', /(?<!桌面)通知(?!提醒|提示音|选手|，请在)/],
    ['审核', /评审|审查/],
    ['禁赛', /封禁|取消资格/],
    ['揭晓', /揭榜|解封/],
    ['大屏', /投影/],
    ['归档', /存档/],
    ['直播模式', /主播模式|推流模式/],
    ['截止时间', /截止日期|最后期限/],
    ['附件', /附加文件/],
    // The instance of a team is 实例. The engine, the image and the kinds of challenges keep the word
    // container.
    ['实例', /(?<!静态|动态|特权)容器(?!镜像|引擎|运行环境|端口|')/],
  ],
  ja: [
    ['大会', /ゲーム|コンテスト|試合/],
    ['問題', /チャレンジ|課題/],
    ['プレイヤー', /プレーヤー|選手|参加者/],
    ['主催者', /運営(?!室)/],
    ['モニター', /監視|オブザーバー/],
    ['ログイン', /サインイン/],
    ['ログアウト', /サインアウト/],
    ['スコアボード', /順位表|ランキング/],
    ['正解', /解答|回答/],
    ['Writeup', /ライトアップ|解説/],
    ['フラグ', /flag(?= ?[\u3040-\u30ff])/],
    ['カテゴリー', /カテゴリ(?!ー)|ジャンル/],
    ['記事', /投稿/],
    ['所属', /組織|団体/],
    ['画像', /アバター|アイコン/],
    ['利用停止', /禁止|アカウントが無効/],
    ['出場停止', /失格|参加停止/],
    ['キャプテン', /リーダー|隊長/],
    ['ユーザー', /ユーザ(?!ー)|利用者/],
    ['サーバー', /サーバ(?!ー)/],
    ['ブラウザー', /ブラウザ(?!ー)/],
    ['コンテナー', /コンテナ(?!ー)/],
    ['サイト', /プラットフォーム/],
    ['点', /(?<!エンド)ポイント|\bpts\b/],
    ['審査', /(?<!プ)レビュー/],
    ['締め切り', /デッドライン/],
    ['凍結', /フリーズ/],
    ['下書き', /ドラフト/],
    ['複製', /クローン/],
    ['監査ログ', /操作ログ|操作履歴/],
    ['管理者', /アドミン|管理人/],
  ],
}

const sources = import.meta.glob<string>(
  [
    '../../../src/text/**/*.ts',
    '../../../server/http/titles/*.ts',
    '../../../server/mail/words/*.ts',
    '../../../server/modules/{writeup/missing-file-words,spreadsheet/sheet-words}.ts',
    '../../../server/process/first-start.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
const languageOf = (path: string) => /(?:^|[./])(zh|en|ja)\.ts$/.exec(path)?.[1] ?? null
/** A file without a language in its name has texts of all languages. Only English can be told from code. */
const textsIn = (language: string) =>
  Object.entries(sources).filter(([path]) =>
    language === 'en' ? languageOf(path) === 'en' : [language, null].includes(languageOf(path)),
  )
const QUOTED = /'(?:[^'\\\n]|\\.)*'(?::(?= ))?|"[^"\n]*"|`[^`]*`/g
/** Quoted texts that are not keys. The values of a template are left out, because they are code. */
const quotedIn = (line: string) =>
  /^\s*(?:import |\/\/|\/?\*)/.test(line)
    ? []
    : (line.replaceAll(/\$\{(?:formatCount\()?[\w.]+\)?\}/g, '…').match(QUOTED) ?? []).filter(
        (words) => !words.endsWith(':'),
      )
const found = (language: string, pattern: RegExp) =>
  textsIn(language).flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        quotedIn(line).some((words) => pattern.test(words))
          ? [`${path.replace('../../../', '')}:${at + 1}: ${line.trim()}`]
          : [],
      ),
  )

describe.each(['en', 'zh', 'ja'] as const)('each thing has one term: %s', (language) => {
  test.each(TERMS[language])('%s', (word, others) => {
    expect(found(language, others)).toEqual([])
    expect(found(language, new RegExp(word))).not.toEqual([])
  })
})

test('Chinese addresses users in one way: as 你 on screens, as 您 in emails', () => {
  const lines = found('zh', /[您你]/)
  expect(lines.filter((line) => line.includes('您') !== line.startsWith('server/mail/'))).toEqual([])
  expect(lines.length).toBeGreaterThan(50)
})
