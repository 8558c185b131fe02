export interface DemoTeam {
  name: string
  bio: string | null
  /** The captain first. */
  members: readonly string[]
}

export const DEMO_TEAMS: readonly DemoTeam[] = [
  { name: 'Night Ferry', bio: 'We run late, but we run.', members: ['marlow', 'ines', 'okabe'] },
  { name: '零点之后', bio: '睡觉是什么？', members: ['xiaoyu', 'lin.bo', 'zhao-q'] },
  { name: '深夜食堂', bio: '夜食とフラグ', members: ['haruka', 'sora'] },
  { name: 'Null Island', bio: '0°N 0°E', members: ['greta', 'tomas', 'yusuf', 'pia'] },
  { name: 'Seven Segments', bio: null, members: ['abdi', 'noor'] },
  { name: '白帽子茶馆', bio: '一壶茶，一个洞', members: ['chen_y', 'wu.lei', 'mei'] },
  { name: 'Kelvin & Hobbes', bio: 'Absolute zero days.', members: ['kelvin', 'hobbes'] },
  { name: 'Stack Sparrows', bio: 'Small birds, big frames.', members: ['robin', 'wren', 'jay'] },
  { name: '雨夜', bio: null, members: ['lanlan', 'azhe'] },
  { name: 'Off By One', bio: 'Second place, usually.', members: ['fencepost', 'modulo', 'carry'] },
  { name: 'さくら組', bio: 'はじめての CTF', members: ['momiji', 'yui', 'ren.k'] },
  { name: 'Cold Boot', bio: 'Have you tried it again?', members: ['frost', 'ember'] },
]
