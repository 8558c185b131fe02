import * as acceptance from '#contract/calls/accepted-findings.ts'
import * as calls from '#contract/calls/opening-check.ts'
import { serve } from '#server/modules/serve.ts'
import type { OpeningFinding } from '#contract/models/opening-check.ts'
import type { FlagSearchResult } from '#contract/rules/opening-check-challenge.ts'
import { findingsOfOpening, type OpeningContext } from '#contract/rules/opening-check.ts'
import { readAccountPolicy } from '#server/config/account-policy.ts'
import { readWholeGame } from '#server/modules/game-archive/read-whole-game.ts'
import { toGameInfo } from '#server/modules/game/game-fields.ts'
import type { Services } from '#server/modules/services.ts'
import { acceptFinding, listAcceptedFindings } from './accept-finding.ts'
import { openFlagSearch } from './flag-search.ts'
import { toOpeningChallenge } from './opening-challenge.ts'

export const openingCheckRoutes = [
  serve(calls.checkOpening, ({ params }, services) => checkOpening(params.id, services)),
  serve(acceptance.listAcceptedFindings, ({ params }, services) => listAcceptedFindings(params.id, services)),
  serve(acceptance.acceptFinding, ({ params, body, actor, ip }, services) =>
    acceptFinding(params.id, body, { actor, ip }, services),
  ),
]

async function checkOpening(
  id: number,
  services: Pick<Services, 'store' | 'clock' | 'config' | 'files' | 'containerManager'>,
): Promise<OpeningFinding[]> {
  const { game, challenges } = await services.store.transaction((tables) => readWholeGame(id, tables))
  const search = openFlagSearch(services.files)
  const searched: FlagSearchResult[] = []
  for (const challenge of challenges) searched.push(await search(challenge))
  return findingsOfOpening({
    game: toGameInfo(game),
    challenges: challenges.map(toOpeningChallenge),
    searched,
    around: await surroundingsOf(id, services),
    now: services.clock.now(),
  })
}

async function surroundingsOf(
  id: number,
  { store, config, containerManager }: Pick<Services, 'store' | 'config' | 'containerManager'>,
): Promise<OpeningContext> {
  const [{ emailConfirmationRequired }, teams] = await Promise.all([
    readAccountPolicy({ store, config }),
    store.participations.countOf(id),
  ])
  return {
    needsMail: emailConfirmationRequired,
    sendsMail: config.smtpHost !== null,
    runsContainers: containerManager.hasRuntime,
    teams,
  }
}
