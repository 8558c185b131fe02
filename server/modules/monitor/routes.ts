import * as calls from '#contract/calls/game.ts'
import { listAnswers } from '#contract/calls/answer-list.ts'
import { findEvents, findSubmissions } from '#contract/calls/monitor-search.ts'
import { getLiveOverview } from '#contract/calls/live-overview.ts'
import { serve } from '#server/modules/serve.ts'
import { getLiveOverview as getOverview } from './get-live-overview.ts'
import { listAnswers as listAnswerPage } from './list-answers.ts'
import { listCheats, listEvents, listSubmissions } from './lists.ts'

export const monitorRoutes = [
  serve(calls.listEvents, ({ params, query }, services) => listEvents(params.id, query, services)),
  serve(calls.listSubmissions, ({ params, query }, services) => listSubmissions(params.id, query, services)),
  serve(findEvents, ({ params, query }, services) => listEvents(params.id, query, services)),
  serve(findSubmissions, ({ params, query }, services) => listSubmissions(params.id, query, services)),
  serve(listAnswers, ({ params, query }, services) => listAnswerPage(params.id, query, services)),
  serve(getLiveOverview, ({ params }, services) => getOverview(params.id, services)),
  serve(calls.listCheats, ({ params }, services) => listCheats(params.id, services)),
]
