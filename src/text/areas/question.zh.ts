import { formatCount } from '#src/format/count.ts'
import { formatList } from '#src/format/list.ts'
import type { QuestionWords } from './question.en.ts'

export const question: QuestionWords = {
  clearCache: {
    title: '清除缓存数据？',
    text: '将删除此浏览器中保存的数据并重新加载页面，服务器上的内容不变。',
    act: '清除',
  },
  dropChanges: {
    title: '不保存就离开？',
    text: (count: number) => `有 ${count} 处修改尚未保存，离开后将会丢失。`,
    act: '离开',
  },
  discardChanges: {
    title: '放弃修改？',
    text: (count: number) => `${count} 项内容将恢复为已保存的版本，草稿也会一并删除。`,
    act: '放弃修改',
  },
  leaveEditor: {
    title: '不保存就离开？',
    kept: (count: number) => `有 ${count} 项修改尚未保存。草稿会留在此浏览器中，回来时可以继续。`,
    lost: (count: number) => `有 ${count} 项修改尚未保存，而此浏览器没有空间存放草稿，离开后将会丢失。`,
    act: '离开',
  },
  deletePost: {
    title: (post: string) => `删除“${post}”？`,
    text: '删除后任何人都无法再阅读。此操作无法撤销。',
    act: '删除',
  },
  endAllSessions: {
    title: '在所有浏览器上退出登录？',
    text: '此账号登录过的所有浏览器都会退出，包括当前这一个。之后可以立即重新登录。',
    act: '全部退出登录',
  },
  game: {
    'delete-game': {
      title: (game: string) => `删除“${game}”？`,
      text: (game: string) =>
        `“${game}”的题目、flag、文件、公告、参赛队伍以及全部提交和解题记录都会删除，且无法恢复。`,
      act: '删除赛事',
    },
    'remove-files': {
      title: (count: number) => `删除 ${formatCount(count)} 个文件？`,
      text: (_: number, size: string) => `将释放 ${size}。文件删除后无法恢复；届时已被使用的文件会保留。`,
      act: '删除',
    },
    'reveal-board': {
      title: (game: string) => `揭晓“${game}”的排行榜？`,
      text: '所有人会立即看到全部隐藏的解题记录，封榜期间的一血、二血、三血也会公布。之后如果再次封榜，选手会察觉。',
      act: '揭晓排行榜',
    },
    'lift-freeze': {
      title: (game: string) => `公开“${game}”中隐藏的解题记录？`,
      text: '封榜被取消或推迟：目前隐藏的解题记录会向所有人公开，之后无法悄悄隐藏。',
      act: '公开',
    },
    'hide-game': {
      title: (game: string) => `在比赛进行中隐藏“${game}”？`,
      text: '它会立即从所有选手的界面上消失，重新公开之前无法提交 flag。',
      act: '隐藏',
    },
    'show-game': {
      title: (game: string) => `公开“${game}”？`,
      text: '比赛正在进行：所有人会立即看到它，参赛队伍会得到题目。',
      act: '公开',
    },
    'save-game': {
      title: (game: string) => `保存“${game}”？各队会立即受到影响。`,
      hides: '比赛将被隐藏，重新公开之前无法提交 flag。',
      shows: '比赛将被公开，并且正在进行。',
      ends: '比赛从现在起结束，之后的解题不再计分。',
      closes: '比赛将关闭，直到新的开始时间。',
      opens: '比赛从现在起进行。',
      rescores: '三血奖励会改变，已经产生的一血、二血、三血也一样。',
      act: '保存',
    },
    'publish-notice': {
      title: '发布这条公告？',
      text: '选手会立即看到。之后再修改不会再次提醒。',
      act: '发布',
    },
    'publish-to-teams': {
      title: (teams: number) => `向 ${teams} 支队伍发布这条公告？`,
      text: '这些队伍的选手会立即看到，其他队伍看不到。',
      act: '发布',
    },
    'cancel-notice': {
      title: '取消这条定时公告？',
      text: (notice: string) => `“${notice}”将被删除，选手从未看到过它。`,
      act: '取消公告',
    },
    'delete-notice': {
      title: '删除这条公告？',
      text: (notice: string) => `“${notice}”将从选手的公告中消失。选手可能已经读过。`,
      act: '删除',
    },
    'remove-logo': {
      title: (platform: string) => `移除“${platform}”的徽标？`,
      text: '所有显示徽标的地方会立即换回 Vexil 的标志。要恢复，只能重新上传。',
      act: '移除徽标',
    },
  },
  challenge: {
    'enable-challenge': {
      title: (challenge: string) => `启用“${challenge}”？`,
      running:
        '所有队伍会立即得到这道题，并向全体选手发出“新题目”公告。公告发出后无法撤回，每次启用都会再发一条。',
      resting: '比赛开始后队伍就能看到它，现在不会发出公告。',
      act: '启用',
    },
    'disable-challenge': {
      title: (challenge: string) => `停用“${challenge}”？`,
      running: '它会立即从选手界面和排行榜上消失，得分不再计入。解题记录会保留，重新启用后恢复。',
      resting: '重新启用之前队伍看不到它。解题记录会保留，但不再计分。',
      act: '停用',
    },
    'save-challenge': {
      title: (challenge: string) => `保存“${challenge}”？各队会立即受到影响。`,
      hides: '在开放之前，选手将看不到这道题。',
      shows: '选手会立即看到这道题。',
      locks: '尚未解出新前置题目的队伍将不能再打开它。',
      rescores: '这道题的得分会改变，之前的解题也一样。',
      hints: '提示一旦公开，就无法收回。',
      act: '保存',
    },
    'delete-challenge': {
      title: (challenge: string) => `删除“${challenge}”？`,
      text: (challenge: string) => `“${challenge}”的 flag、附件以及所有解题记录会一并删除。此操作无法撤销。`,
      act: '删除题目',
    },
    'remove-attachment': {
      title: '移除附件？',
      text: (challenge: string) => `“${challenge}”将不再提供任何下载。没有其他地方使用的文件会被删除。`,
      act: '移除',
    },
    'remove-flag': {
      title: '删除这个 flag？',
      none: (flag: string) => `“${flag}”将不再被接受，随它提供的下载也会消失。已有的解题记录不受影响。`,
      disables: (flag: string) =>
        `“${flag}”是最后一个 flag。没有 flag 就无人能解出这道题，因此题目会被停用。`,
      act: '删除 flag',
    },
  },
  effects: {
    reveals: (teams, solves) =>
      `${formatCount(teams)} 支队伍现在会看到 ${formatCount(solves)} 条隐藏的解题记录。`,
    deletesGame: (teams, solves, submissions) =>
      `${formatCount(teams)} 支队伍的报名、${formatCount(solves)} 条解题记录和 ${formatCount(submissions)} 次提交会被删除。`,
    deletesChallenge: (teams, submissions) =>
      `${formatCount(teams)} 支队伍会失去这道题的得分，${formatCount(submissions)} 次提交会被删除。`,
    freesDependents: (count) => `${formatCount(count)} 道题目不再需要它，可能会对更多队伍开放。`,
    shutsDependents: (count) =>
      `${formatCount(count)} 道题目以它为前置题目，未解出它的队伍将无法打开这些题目。`,
    containers: (containers) => `队伍的 ${formatCount(containers)} 个实例会停止运行。`,
    hides: (teams) => `${formatCount(teams)} 支队伍将无法打开比赛。`,
    shows: (teams, challenges) =>
      `${formatCount(teams)} 支队伍现在会看到 ${formatCount(challenges)} 道题目。`,
    ends: (teams) => `比赛对 ${formatCount(teams)} 支队伍结束。`,
    closes: (teams) => `比赛对 ${formatCount(teams)} 支队伍关闭。`,
    enables: (teams) => `${formatCount(teams)} 支队伍现在会看到这道题。`,
    returns: (solves) => `${formatCount(solves)} 条解题记录会重新计分。`,
    disables: (teams) => `${formatCount(teams)} 支队伍会失去这道题的得分。`,
    rescores: (teams, solves) =>
      `${formatCount(teams)} 支队伍的得分会改变，共涉及 ${formatCount(solves)} 条解题记录。`,
    hints: (teams, hints) => `${formatCount(teams)} 支队伍现在会看到 ${formatCount(hints)} 条新提示。`,
    tells: (teams) => `${formatCount(teams)} 支队伍现在会看到它。`,
    withdraws: (teams) => `${formatCount(teams)} 支队伍将不再看到它。`,
    keepsSolves: (solves) => `${formatCount(solves)} 条解题记录保留。`,
  },
  participation: {
    'leave-game': {
      title: (game: string) => `退出“${game}”？`,
      text: (team: string) =>
        `你将不再代表“${team}”参赛。报名队员全部退出后，“${team}”的报名也会一并取消。报名开放期间可以重新报名。`,
      act: '退出比赛',
    },
  },
  roster: {
    undone: '此操作无法撤销。',
    andMore: (more: number) => `另外 ${formatCount(more)} 个`,
    deactivate: {
      title: (user: string) => `禁用 ${user}？`,
      text: (user: string) => `${user} 会在所有浏览器中退出登录，重新启用之前不能登录。队伍和得分不受影响。`,
      act: '停用',
    },
    'reset-password': {
      title: (user: string) => `重置 ${user} 的密码？`,
      text: (user: string) => `当前密码将失效，${user} 会在所有浏览器中退出登录。新密码只向你显示一次。`,
      act: '重置密码',
    },
    'delete-user': {
      title: (user: string) => `删除 ${user} 的账号？`,
      text: (user: string) =>
        `${user} 会离开所有队伍和比赛。提交与解题记录保留在队伍中，但不再显示姓名。队长不能删除，请先转让或删除其队伍。此操作无法撤销。`,
      teams: (teams: string) => `离开队伍：${teams}。`,
      games: (games: string) => `不再参加：${games}。`,
      sessions: (count: number) => `在 ${formatCount(count)} 个浏览器中退出登录。`,
      stays: (submissions: number, solves: number, posts: number) =>
        `以下内容会保留，但不再显示姓名：${formatCount(submissions)} 次提交、${formatCount(solves)} 次解题、${formatCount(posts)} 篇文章。`,
      containers: (count: number) => `${formatCount(count)} 个实例会继续为队伍运行。`,
      act: '删除账号',
    },
    'keep-captain': {
      title: (user: string) => `不能删除 ${user}`,
      text: (user: string, teams: string) =>
        `${user} 是 ${teams} 的队长。需要先由他人担任队长，或删除队伍。只有队长本人可以转让队伍；你可以在队伍列表中删除队伍。`,
      close: '关闭',
    },
    'forget-passwords': {
      title: '不保存文件就继续？',
      text: (count: number) =>
        `${formatCount(count)} 个账号的密码刚刚生成，其他地方不会保存。没有这个文件，就只能逐一重置密码。`,
      act: '不保存，继续',
    },
    'lock-team': {
      title: (team: string) => `锁定 ${team}？`,
      text: (team: string) => `在 ${team} 参加的比赛结束之前，任何人都不能加入或离开这支队伍。`,
      act: '锁定',
    },
    'unlock-team': {
      title: (team: string) => `解锁 ${team}？`,
      text: (team: string) => `队员可以加入或离开 ${team}，即使比赛正在进行。`,
      act: '解锁',
    },
    'remove-team': {
      title: (team: string) => `删除 ${team}？`,
      text: (team: string) =>
        `${team} 将对所有队员消失，并退出所有未结束的比赛，解题记录和 Writeup 一并删除；已结束比赛的排行榜会保留它。此操作无法撤销。`,
      members: (members: string) => `以下队员将失去这支队伍：${members}。`,
      leaves: (game: string, submissions: number, solves: number, writeups: number) => {
        const gone = [
          ...(submissions > 0 ? [`${formatCount(submissions)} 次提交`] : []),
          ...(solves > 0 ? [`${formatCount(solves)} 次解题`] : []),
          ...(writeups > 0 ? ['Writeup'] : []),
        ]
        return gone.length === 0
          ? `退出“${game}”。`
          : `退出“${game}”，一并删除 ${formatList(gone, 'zh-CN')}。`
      },
      more: (count: number) => `另外还会退出 ${formatCount(count)} 场比赛。`,
      stays: (games: string) => `仍保留在以下比赛的排行榜上：${games}。`,
      containers: (count: number) => `${formatCount(count)} 个实例会停止运行。`,
      act: '删除队伍',
    },
  },
  review: {
    'accept-teams': {
      title: (teams: number, named: string | null) =>
        named !== null ? `通过“${named}”的报名？` : `通过 ${formatCount(teams)} 支队伍的报名？`,
      text: '比赛开始后即可参赛。从现在起到比赛结束，这些队伍不能再有人加入或退出。',
      act: '通过',
    },
    'reject-teams': {
      title: (teams: number, named: string | null) =>
        named !== null ? `拒绝“${named}”的报名？` : `拒绝 ${formatCount(teams)} 支队伍的报名？`,
      text: '这些队伍不能参赛。队员可以用原队伍或其他队伍重新报名。',
      act: '拒绝',
    },
    'suspend-teams': {
      title: (teams: number, named: string | null) =>
        named !== null ? `将“${named}”禁赛？` : `将 ${formatCount(teams)} 支队伍禁赛？`,
      text: '这些队伍将无法查看题目和提交 flag，并从排行榜上消失，其一血、二血、三血由后面的队伍递补。禁赛可以解除。',
      act: '禁赛',
    },
  },
  container: {
    'destroy-container': {
      title: (challenge: string) => `销毁“${challenge}”的实例？`,
      text: '实例会对全队停止，其中的操作结果全部丢失。稍后可以重新启动一个。',
      act: '销毁',
    },
    'destroy-containers': {
      title: (containers: number, named: string | null) =>
        named !== null ? `销毁 ${named} 的实例？` : `销毁 ${formatCount(containers)} 个实例？`,
      text: '正在使用的选手会被断开，实例中的操作结果全部丢失。队伍可以重新启动新的实例。',
      act: '销毁',
    },
  },
  team: {
    nameToType: (team: string) => `请输入“${team}”以确认`,
    'kick-member': {
      title: (member: string, team: string) => `将 ${member} 移出“${team}”？`,
      text: (member: string) =>
        `${member} 在本队各场比赛中的报名也会取消，之后只能凭邀请码重新加入。如果对方知道当前的邀请码，请更换邀请码。`,
      act: '移出',
    },
    'transfer-captaincy': {
      title: (member: string, team: string) => `让 ${member} 担任“${team}”的队长？`,
      text: (member: string) =>
        `你将成为普通队员。此后只有 ${member} 能修改队伍信息、邀请或移出队员，以及转让队长。`,
      act: '设为队长',
    },
    'leave-team': {
      title: (team: string) => `退出“${team}”？`,
      text: (team: string) => `你在“${team}”各场比赛中的报名也会取消。没有队长给的邀请码就无法再加入。`,
      act: '退出队伍',
    },
    'delete-team': {
      title: (team: string) => `解散“${team}”？`,
      text: (team: string) =>
        `所有队员都会失去这支队伍，“${team}”的全部解题与提交记录也会一并删除。此操作无法撤销。`,
      act: '解散队伍',
    },
    'renew-invite': {
      title: (team: string) => `更换“${team}”的邀请码？`,
      text: '之前发出的邀请码和链接将全部失效，已加入的队员不受影响。',
      act: '生成新邀请码',
    },
  },
}
