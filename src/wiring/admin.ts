import type { ActorRefFrom } from 'xstate'
import { listContainers } from '#contract/calls/admin.ts'
import { CHALLENGE } from '#contract/fields/challenge.ts'
import { GAME } from '#contract/fields/game.ts'
import { NOTICE } from '#contract/fields/notice.ts'
import { PLATFORM } from '#contract/fields/platform.ts'
import { POST } from '#contract/fields/post.ts'
import { attentionMachine } from '#machines/admin/attention.machine.ts'
import { boardFreezeMachine, toBoardFreezeView } from '#machines/admin/board-freeze.machine.ts'
import { clockActMachine, toClockActView } from '#machines/admin/clock-act.machine.ts'
import { containerDestructionMachine } from '#machines/admin/container-destruction.machine.ts'
import { documentMachine, toDocumentView } from '#machines/admin/document.machine.ts'
import { findingAcceptanceMachine } from '#machines/admin/finding-acceptance.machine.ts'
import { gameCloneMachine } from '#machines/admin/game-clone.machine.ts'
import { gameCreationMachine } from '#machines/admin/game-creation.machine.ts'
import { gameImportMachine, toGameImportView } from '#machines/admin/game-import.machine.ts'
import { gameVisibilityMachine } from '#machines/admin/game-visibility.machine.ts'
import { openingCheckMachine } from '#machines/admin/opening-check.machine.ts'
import { instanceActsMachine } from '#machines/admin/instance-acts.machine.ts'
import { letterMachine } from '#machines/admin/letter.machine.ts'
import { ownCategoriesMachine } from '#machines/admin/own-categories.machine.ts'
import { postActionsMachine } from '#machines/admin/post-actions.machine.ts'
import { rehearsalMachine } from '#machines/admin/rehearsal.machine.ts'
import { removalMachine } from '#machines/admin/removal.machine.ts'
import { teamHashSaltMachine } from '#machines/admin/team-hash-salt.machine.ts'
import { schedulePlanMachine } from '#machines/admin/schedule-plan.machine.ts'
import { teamChangeMachine } from '#machines/admin/team-change.machine.ts'
import { teamEntryMachine } from '#machines/admin/team-entry.machine.ts'
import { teamNotesMachine } from '#machines/admin/team-notes.machine.ts'
import { teamReviewMachine } from '#machines/admin/team-review.machine.ts'
import { testMailMachine } from '#machines/admin/test-mail.machine.ts'
import { unusedFilesMachine } from '#machines/admin/unused-files.machine.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { toFormView } from '#machines/kit/form.ts'
import { toQueueView } from '#machines/kit/queue.ts'
import { asUpload } from './as-upload.ts'
import { wireAttention } from './attention.ts'
import { wireChallenges } from './admin-challenges.ts'
import { wireFiles } from './admin-files.ts'
import { wireGames } from './admin-games.ts'
import { holdDocument } from './hold-document.ts'
import { lazyMachine } from './lazy-machine.ts'
import { wireInstances } from './instances.ts'
import { wireLetters } from './letters.ts'
import { wireNotices } from './admin-notices.ts'
import { wirePlatform } from './admin-platform.ts'
import { wirePosts } from './admin-posts.ts'
import { openAsking } from './ask-with-effects.ts'
import { openBatches } from './batches.ts'
import type { World } from './browser-world.ts'
import { wireClock } from './clock.ts'
import { openEditors } from './editors.ts'
import { wireOpenings } from './opening-check.ts'
import { wireParticipationReview } from './participation-review.ts'
import { openProcesses } from './process.ts'
import { wireRoster } from './roster.ts'
import { wireTeamChanges } from './team-changes.ts'
import { wireTeamNotes } from './team-notes.ts'
import { wireTeamReview } from './team-review.ts'
import { wireRehearsal } from './rehearsal.ts'
import type { ClientServices } from './services.ts'

export function wireAdmin(
  outside: ClientServices,
  confirm: ActorRefFrom<typeof confirmMachine>,
  { storage, transport }: Pick<World, 'storage' | 'transport'>,
) {
  const process = openProcesses(confirm)
  const askFirst = openAsking(outside, confirm)
  const editorOf = openEditors(outside, confirm, storage)
  const posts = wirePosts(outside)
  const games = wireGames(outside)
  const notices = wireNotices(outside)
  const openings = wireOpenings(outside)
  const clock = wireClock(outside)
  const platform = wirePlatform(outside)
  const files = wireFiles(outside)
  const causes = wireAttention(outside)
  const teams = wireTeamReview(outside)
  const changes = wireTeamChanges(outside)
  const notesOfTeams = wireTeamNotes(outside)
  const letters = wireLetters(outside)
  const instances = wireInstances(outside)
  return {
    now: outside.clock.now,
    editors: {
      post: editorOf('post', POST, posts),
      game: editorOf('game', GAME, games),
      notice: editorOf('notice', NOTICE, notices),
      challenge: editorOf('challenge', CHALLENGE, wireChallenges(outside)),
      platform: editorOf('config of', PLATFORM, platform),
    },
    postActs: process(postActionsMachine, toActView, {
      carryOut: ({ post, task }, signal) => posts.carryOut(post, task, signal),
    }),
    gameCreation: process(gameCreationMachine, toFormView, { send: games.create }),
    gameImport: process(gameImportMachine, toGameImportView, {
      uploadArchive: asUpload(({ file }, signal, moved) => games.take(file, signal, moved)),
    }),
    gameClone: process(gameCloneMachine, toFormView, {
      send: ({ game, draft }, signal) => games.clone(game, draft, signal),
    }),
    openingCheck: process(openingCheckMachine, toActView, {
      carryOut: ({ game }, signal) => openings.check(game, signal),
    }),
    findingAcceptance: process(findingAcceptanceMachine, toActView, {
      carryOut: ({ game, task }) => openings.accept(game, task),
    }),
    rehearsal: process(rehearsalMachine, toActView, { carryOut: wireRehearsal(outside) }),
    attention: process(attentionMachine, toActView, {
      carryOut: ({ game, task }, signal) => causes.act(game, task, signal),
    }),
    document: process(documentMachine, toDocumentView, {
      holdDocument: ({ url }, say) => holdDocument({ transport }, url, say),
    }),
    unusedFiles: process(unusedFilesMachine, toActView, {
      carryOut: async ({ task }, signal) => ({ ok: true, value: await files.remove(task, signal) }),
    }),
    freezing: process(boardFreezeMachine, toBoardFreezeView, {
      askFirst,
      setFreeze: ({ game, freezeAt }, signal) => games.setFreeze(game, freezeAt, signal),
      revealBoard: ({ game }, signal) => games.reveal(game, signal),
    }),
    clockAct: process(clockActMachine, toClockActView, {
      readFacts: ({ game, act }, signal) => clock.readFacts(game, act, signal),
      carryOut: ({ game, act, notice }, signal) => clock.carryOut(game, act, notice, signal),
    }),
    schedulePlan: process(schedulePlanMachine, toActView, {
      carryOut: ({ game, task }, signal) => clock.plan(game, task, signal),
    }),
    ownCategories: process(ownCategoriesMachine, toFormView, {
      send: ({ game, categories }, signal) => games.setCategories(game, categories, signal),
    }),
    gameVisibility: process(gameVisibilityMachine, toActView, {
      askFirst,
      carryOut: ({ game, task: { hidden } }, signal) => games.setHidden(game, hidden, signal),
    }),
    mailTrial: process(testMailMachine, toActView, {
      carryOut: ({ task: to }, signal) => platform.tryMail(to, signal),
    }),
    teamHashSalt: process(teamHashSaltMachine, toActView, {
      carryOut: ({ game }, signal) => games.loadSalt(game, signal),
    }),
    participationReview: wireParticipationReview(outside, process, 'teams'),
    teamReview: process(teamReviewMachine, toActView, {
      carryOut: ({ game, task }) => teams.review(game, task),
    }),
    teamChange: process(teamChangeMachine, toActView, {
      carryOut: ({ game, participation, task }) => changes.change(game, participation, task),
    }),
    teamEntry: process(teamEntryMachine, toActView, {
      carryOut: ({ game, task }) => changes.enter(game, task),
    }),
    teamNotes: process(teamNotesMachine, toActView, {
      carryOut: ({ game, participation, task }) => notesOfTeams.carryOut(game, participation, task),
    }),
    letter: process(letterMachine, toActView, { carryOut: ({ task }) => letters.carryOut(task) }),
    instanceActs: process(instanceActsMachine, toActView, {
      carryOut: ({ game, task }) => instances.act(game, task),
    }),
    containerDestruction: wireContainerDestruction(outside, process),
    /** Loads with its screen, which few administrators ever open. */
    takeOver: lazyMachine(async () => (await import('./take-over.ts')).wireTakeOver(outside, process)),
    /** Loads with the first field that takes pictures. */
    textPictures: lazyMachine(async () =>
      (await import('./text-pictures.ts')).wireTextPictures(outside, process),
    ),
    ...wireRoster(outside, process),
    removal: process(removalMachine, toActView, {
      askFirst,
      carryOut({ task: thing }, signal) {
        switch (thing.kind) {
          case 'game':
            return games.remove(thing.game, signal)
          case 'notice':
            return notices.remove(thing.game, { id: thing.notice, isAddressed: thing.isAddressed }, signal)
          case 'logo':
            return platform.removeLogo(signal)
        }
      },
    }),
  }
}

function wireContainerDestruction(
  { clock, request, reads, config }: Pick<ClientServices, 'clock' | 'request' | 'reads' | 'config'>,
  process: ReturnType<typeof openProcesses>,
) {
  const { destroyContainers } = openBatches({ request, config })
  return process(
    containerDestructionMachine,
    toQueueView,
    {
      carryOut: ({ items }) => destroyContainers(items.map(({ guid }) => guid)),
      async reread(_, signal) {
        const list = await request(listContainers, {}, signal)
        if (list.ok) reads.adopt(listContainers, {}, list.value)
        else reads.refresh(listContainers, {})
        return null
      },
    },
    { given: { now: clock.now } },
  )
}
