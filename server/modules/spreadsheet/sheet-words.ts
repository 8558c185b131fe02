import type { AnswerResult } from '#contract/models/submission.ts'
import type { Language } from '#contract/rules/language.ts'

interface SheetWords {
  scoreboard: {
    name: string
    rank: string
    team: string
    organization: string
    captain: string
    realNames: string
    stdNumbers: string
    phones: string
    solved: string
    lastSolve: string
    total: string
  }
  submissions: {
    name: string
    result: string
    time: string
    team: string
    user: string
    challenge: string
    answer: string
    email: string
  }
  results: Readonly<Record<AnswerResult, string>>
}

/** Names of sheets have at most 31 characters, a limit of the format. */
export const SHEET_WORDS: Readonly<Record<Language, SheetWords>> = {
  zh: {
    scoreboard: {
      name: '排行榜',
      rank: '排名',
      team: '队伍',
      organization: '所属组织',
      captain: '队长',
      realNames: '队员姓名',
      stdNumbers: '学工号',
      phones: '电话号码',
      solved: '解题数',
      lastSolve: '最后得分时间',
      total: '总分',
    },
    submissions: {
      name: '全部提交',
      result: '结果',
      time: '提交时间',
      team: '队伍',
      user: '用户',
      challenge: '题目',
      answer: '提交的 flag',
      email: '用户邮箱',
    },
    results: {
      FlagSubmitted: '待判定',
      Accepted: '正确',
      WrongAnswer: '错误',
      NotFound: '未开启题目',
      CheatDetected: '作弊',
    },
  },
  en: {
    scoreboard: {
      name: 'Scoreboard',
      rank: 'Rank',
      team: 'Team',
      organization: 'Organisation',
      captain: 'Captain',
      realNames: 'Members',
      stdNumbers: 'Student IDs',
      phones: 'Phone numbers',
      solved: 'Solved',
      lastSolve: 'Last solve',
      total: 'Total',
    },
    submissions: {
      name: 'Submissions',
      result: 'Result',
      time: 'Time',
      team: 'Team',
      user: 'User',
      challenge: 'Challenge',
      answer: 'Submitted flag',
      email: 'Email',
    },
    results: {
      FlagSubmitted: 'Pending',
      Accepted: 'Correct',
      WrongAnswer: 'Wrong',
      NotFound: 'Not opened',
      CheatDetected: 'Cheating',
    },
  },
  ja: {
    scoreboard: {
      name: 'スコアボード',
      rank: '順位',
      team: 'チーム',
      organization: '所属',
      captain: 'キャプテン',
      realNames: 'メンバー氏名',
      stdNumbers: '学籍番号・職員番号',
      phones: '電話番号',
      solved: '正解数',
      lastSolve: '最終得点時刻',
      total: '合計点',
    },
    submissions: {
      name: '提出一覧',
      result: '判定',
      time: '提出時刻',
      team: 'チーム',
      user: 'ユーザー',
      challenge: '問題',
      answer: '提出したフラグ',
      email: 'メールアドレス',
    },
    results: {
      FlagSubmitted: '判定待ち',
      Accepted: '正解',
      WrongAnswer: '不正解',
      NotFound: '未閲覧',
      CheatDetected: '不正',
    },
  },
}
