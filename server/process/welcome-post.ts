/** The first post of a new platform. Admins can edit or delete it. */
export const WELCOME = {
  title: 'Welcome to Vexil',
  summary: '平台已就绪。The platform is ready. サイトの準備ができました。',
  content: `## 欢迎

平台已经可以使用。以管理员身份登录后，即可创建比赛、题目和公告。

## Welcome

The platform is ready. Sign in as the administrator to create games, challenges and posts.

## ようこそ

サイトの準備ができました。管理者としてログインすると、大会、問題、お知らせを作成できます。
`,
  tags: ['Vexil'],
}
