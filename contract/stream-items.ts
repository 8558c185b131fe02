import { auditEntry } from './models/audit.ts'
import { cheatInfoModel } from './models/cheat.ts'
import { CONTAINER_ENDS, containerStateModel } from './models/container.ts'
import { globalConfigAnswer } from './models/config.ts'
import { gameEvent } from './models/event.ts'
import { logMessageModel } from './models/log.ts'
import { gameNotice } from './models/notice.ts'
import { participationStatusNames } from './models/participation.ts'
import { answerResultNames, submission } from './models/submission.ts'
import { double, int, iso, model, names, nullable, text } from './schema.ts'

const noticeItem = model('NoticeItem', { notice: gameNotice })

/**
 * The items of streams with several kinds, without the field `kind`. A newer server may send a kind
 * that is not listed. Clients ignore it, except in `board`: they read the board again.
 */
export const ITEMS_BY_KIND = {
  board: {
    solve: model('SolveItem', { teamId: int(), challengeId: int(), at: double(), user: text() }),
    change: model('ChangeItem', {}),
    hidden: model('HiddenItem', {}),
  },
  notices: { added: noticeItem, changed: noticeItem, removed: model('RemovedNoticeItem', { id: int() }) },
  monitor: {
    event: model('EventItem', { event: gameEvent }),
    submission: model('SubmissionItem', { submission }),
    cheat: model('CheatItem', { cheat: cheatInfoModel }),
  },
  team: {
    answer: model('AnswerItem', {
      submitId: int(),
      challengeId: int(),
      status: answerResultNames,
      user: text(),
      time: iso(),
    }),
    container: model('ContainerItem', {
      challengeId: int(),
      container: nullable(containerStateModel),
      end: nullable(names('ContainerEnd', CONTAINER_ENDS)),
    }),
    participation: model('ParticipationItem', { status: participationStatusNames }),
    hints: model('HintsItem', { challengeId: int() }),
    notices: model('NoticesItem', {}),
  },
}

/** The items of streams with one kind. */
export const ITEMS = { logs: logMessageModel, audit: auditEntry }

/** The argument of `ReceivedPlatform`. */
export const PLATFORM = globalConfigAnswer
