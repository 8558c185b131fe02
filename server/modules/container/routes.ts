import { destroyContainerAsAdmin, listContainers } from '#contract/calls/admin.ts'
import { countContainers, getTestContainer, listOwnContainers } from '#contract/calls/container.ts'
import { destroyTestContainer, startTestContainer } from '#contract/calls/edit.ts'
import { destroyContainer, prolongContainer, startContainer } from '#contract/calls/game.ts'
import { serve } from '#server/modules/serve.ts'
import * as admin from './admin-containers.ts'
import { countContainers as count } from './count-containers.ts'
import { destroyContainer as destroy } from './destroy-container.ts'
import { listOwnContainers as listOwn } from './list-own-containers.ts'
import { prolongContainer as prolong } from './prolong-container.ts'
import { startContainer as start } from './start-container.ts'
import * as test from './test-container.ts'

export const containerRoutes = [
  serve(listOwnContainers, ({ params, actor }, around) => listOwn(params.id, actor, around)),
  serve(countContainers, ({ params }, around) => count(params.id, around)),
  serve(startContainer, ({ params, actor, ip }, around) => start(params, actor, ip, around)),
  serve(prolongContainer, ({ params, actor }, around) => prolong(params, actor, around)),
  serve(destroyContainer, ({ params, actor, ip }, around) => destroy(params, actor, ip, around)),

  serve(getTestContainer, ({ params }, around) => test.getTestContainer(params, around)),
  serve(startTestContainer, ({ params, actor, ip }, around) => test.startTestContainer(params, actor, ip, around)),
  serve(destroyTestContainer, ({ params }, around) => test.destroyTestContainer(params, around)),

  serve(listContainers, (_, around) => admin.listContainers(around)),
  serve(destroyContainerAsAdmin, ({ params, actor, ip }, around) => admin.destroyContainerAsAdmin(params.id, actor, ip, around)),
]
