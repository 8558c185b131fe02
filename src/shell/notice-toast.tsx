import BellRing from 'lucide-react/icons/bell-ring'
import Droplet from 'lucide-react/icons/droplet'
import Flag from 'lucide-react/icons/flag'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Megaphone from 'lucide-react/icons/megaphone'
import type { LucideIcon } from 'lucide-react'
import type { NoticeType } from '#contract/models/notice.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { stripMedal } from './strip-medal.ts'
import type { AnnouncementWords } from '#src/text/areas/announcement.en.ts'
import { Coin } from '#src/ui/coin.tsx'
import type { Toast } from '#src/ui/toast.ts'

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
      icon: <Coin place={PLACES[type]} size="lg" />,
      title: words.own[type],
      text: stripMedal(content),
    }
  }
  const Icon = ICONS[type]
  return {
    tone: 'notice',
    icon: isBlood(type) ? <Coin place={PLACES[type]} /> : <Icon aria-hidden />,
    title: words.came[type],
    text: isBlood(type) ? stripMedal(content) : content,
  }
}

const PLACES = { FirstBlood: 1, SecondBlood: 2, ThirdBlood: 3 } as const
const isBlood = (type: NoticeType): type is keyof typeof PLACES => type in PLACES
const ICONS: Readonly<Record<NoticeType, LucideIcon>> = {
  Normal: Megaphone,
  FirstBlood: Droplet,
  SecondBlood: Droplet,
  ThirdBlood: Droplet,
  NewHint: Lightbulb,
  NewChallenge: Flag,
}
