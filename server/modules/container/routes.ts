import { destroyContainerAsAdmin, listContainers } from '#contract/calls/admin.ts'
import { destroyContainersAsAdmin } from '#contract/calls/batches.ts'
import { countContainers, getTestContainer, listOwnContainers } from '#contract/calls/container.ts'
import { destroyTestContainer, startTestContainer } from '#contract/calls/edit.ts'
import { destroyContainer, prolongContainer, startContainer } from '#contract/calls/game.ts'
import * as gameCalls from '#contract/calls/game-instances.ts'
import { serve } from '#server/modules/serve.ts'
import * as admin from './admin-containers.ts'
import { countContainers as count, listOwnContainers as listOwn } from './list-own-containers.ts'
import { destroyContainer as destroy } from './destroy-container.ts'
import { actOnInstances, listGameInstances } from './game-instances.ts'
import { prolongContainer as prolong } from './prolong-container.ts'
import { startContainer as start } from './start-container.ts'
import * as test from './test-container.ts'

export const containerRoutes = [
  serve(listOwnContainers, ({ params, actor }, services) => listOwn(params.id, actor, services)),
  serve(countContainers, ({ params }, services) => count(params.id, services)),
  serve(startContainer, async ({ params, actor, ip, request }, services) => {
    const started = await start(params, actor, ip, services)
    // The start may have taken minutes. Only callers who may still play get the address.
    await request.confirmRights()
    return started
  }),
  serve(prolongContainer, ({ params, actor }, services) => prolong(params, actor, services)),
  serve(destroyContainer, ({ params, actor, ip }, services) => destroy(params, actor, ip, services)),

  serve(getTestContainer, ({ params }, services) => test.getTestContainer(params, services)),
  serve(startTestContainer, async ({ params, actor, ip, request }, services) => {
    const started = await test.startTestContainer(params, actor, ip, services)
    await request.confirmRights()
    return started
  }),
  serve(destroyTestContainer, ({ params }, services) => test.destroyTestContainer(params, services)),

  serve(gameCalls.listGameInstances, ({ params }, services) => listGameInstances(params.id, services)),
  serve(gameCalls.stopInstances, ({ params, body, actor, ip }, services) =>
    actOnInstances(params.id, body, 'InstancesStopped', { actor, ip }, services),
  ),
  serve(gameCalls.restartInstances, ({ params, body, actor, ip }, services) =>
    actOnInstances(params.id, body, 'InstancesRestarted', { actor, ip }, services),
  ),
  serve(gameCalls.prolongInstances, ({ params, body, actor, ip }, services) =>
    actOnInstances(params.id, body, 'InstancesProlonged', { actor, ip }, services),
  ),

  serve(listContainers, (_, services) => admin.listContainers(services)),
  serve(destroyContainersAsAdmin, ({ body, actor, ip, request }, services) =>
    admin.destroyContainersAsAdmin(body, actor, ip, request.visitor.language, services),
  ),
  serve(destroyContainerAsAdmin, ({ params, actor, ip }, services) =>
    admin.destroyContainerAsAdmin(params.id, actor, ip, services),
  ),
]
