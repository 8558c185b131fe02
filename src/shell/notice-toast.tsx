import BellRing from 'lucide-react/icons/bell-ring'
import Droplet from 'lucide-react/icons/droplet'
import Flag from 'lucide-react/icons/flag'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Megaphone from 'lucide-react/icons/megaphone'
import Trophy from 'lucide-react/icons/trophy'
import type { LucideIcon } from 'lucide-react'
import type { NoticeType } from '#contract/models/notice.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { stripMedal } from './strip-medal.ts'
import type { AnnouncementWords } from '#src/text/areas/announcement.en.ts'
import type { Toast } from '#src/ui/toast.ts'
import { css } from '#styled/css/index.js'

type NoticeAnnouncement = Extract<Announcement, { kind: 'notice-came' | 'notices-came' | 'notices-missed' }>

/** The server's text. The own team's blood stands out and stays longer. */
export function noticeToast(told: NoticeAnnouncement, words: AnnouncementWords['notice']): Toast {
  if (told.kind !== 'notice-came')
    return {
      tone: 'notice',
      icon: <BellRing aria-hidden />,
      title: words[told.kind](told.count),
      text: told.latest,
    }
  const { type, content, isOwn } = told
  if (isOwn && isBlood(type)) {
    return {
      tone: 'notice',
      stays: 'longer',
      icon: <Trophy aria-hidden className={COLOURS[type]} />,
      title: words.own[type],
      text: stripMedal(content),
    }
  }
  const Icon = ICONS[type]
  const colour = isBlood(type) ? { className: COLOURS[type], fill: 'currentColor' } : {}
  return {
    tone: 'notice',
    icon: <Icon aria-hidden {...colour} />,
    title: words.came[type],
    text: isBlood(type) ? stripMedal(content) : content,
  }
}

const COLOURS = {
  FirstBlood: css({ color: 'blood.first.mark' }),
  SecondBlood: css({ color: 'blood.second.mark' }),
  ThirdBlood: css({ color: 'blood.third.mark' }),
} as const
const isBlood = (type: NoticeType): type is keyof typeof COLOURS => type in COLOURS
const ICONS: Readonly<Record<NoticeType, LucideIcon>> = {
  Normal: Megaphone,
  FirstBlood: Droplet,
  SecondBlood: Droplet,
  ThirdBlood: Droplet,
  NewHint: Lightbulb,
  NewChallenge: Flag,
}
