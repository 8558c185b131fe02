import { alert } from './recipes/alert.recipe.ts'
import { answerList } from './recipes/answer-list.recipe.ts'
import { avatar } from './recipes/avatar.recipe.ts'
import { badge } from './recipes/badge.recipe.ts'
import { board } from './recipes/board.recipe.ts'
import { boardCells } from './recipes/board-cells.recipe.ts'
import { boardRow } from './recipes/board-row.recipe.ts'
import { boardScreen } from './recipes/board-screen.recipe.ts'
import { boardSide } from './recipes/board-side.recipe.ts'
import { button } from './recipes/button.recipe.ts'
import { card } from './recipes/card.recipe.ts'
import { challengeBoard } from './recipes/challenge-board.recipe.ts'
import { challengeCard } from './recipes/challenge-card.recipe.ts'
import { challengeEditor } from './recipes/challenge-editor.recipe.ts'
import { challengeList } from './recipes/challenge-list.recipe.ts'
import { challengeSide } from './recipes/challenge-side.recipe.ts'
import { challengeTable } from './recipes/challenge-table.recipe.ts'
import { code } from './recipes/code.recipe.ts'
import { coin } from './recipes/coin.recipe.ts'
import { columns } from './recipes/columns.recipe.ts'
import { control } from './recipes/control.recipe.ts'
import { copyField } from './recipes/copy-field.recipe.ts'
import { denseList } from './recipes/dense-list.recipe.ts'
import { dialog } from './recipes/dialog.recipe.ts'
import { emptyState } from './recipes/empty-state.recipe.ts'
import { entry } from './recipes/entry.recipe.ts'
import { field } from './recipes/field.recipe.ts'
import { fileDrop } from './recipes/file-drop.recipe.ts'
import { flagBar } from './recipes/flag-bar.recipe.ts'
import { frame } from './recipes/frame.recipe.ts'
import { gameDock } from './recipes/game-dock.recipe.ts'
import { front } from './recipes/front.recipe.ts'
import { gameEnd } from './recipes/game-end.recipe.ts'
import { gameHeader } from './recipes/game-header.recipe.ts'
import { gameOver } from './recipes/game-over.recipe.ts'
import { gamePage } from './recipes/game-page.recipe.ts'
import { gameHero } from './recipes/game-hero.recipe.ts'
import { gameOwn } from './recipes/game-own.recipe.ts'
import { hall } from './recipes/hall.recipe.ts'
import { hallNews } from './recipes/hall-news.recipe.ts'
import { hallStandings } from './recipes/hall-standings.recipe.ts'
import { hallMoment } from './recipes/hall-moment.recipe.ts'
import { kbd } from './recipes/kbd.recipe.ts'
import { health } from './recipes/health.recipe.ts'
import { lanes } from './recipes/lanes.recipe.ts'
import { leadFacts } from './recipes/lead-facts.recipe.ts'
import { listRow } from './recipes/list-row.recipe.ts'
import { markdown } from './recipes/markdown.recipe.ts'
import { menu } from './recipes/menu.recipe.ts'
import { openChallenge } from './recipes/open-challenge.recipe.ts'
import { overlayLoader } from './recipes/overlay-loader.recipe.ts'
import { pagination } from './recipes/pagination.recipe.ts'
import { pastGames } from './recipes/past-games.recipe.ts'
import { platformHeader } from './recipes/platform-header.recipe.ts'
import { picker } from './recipes/picker.recipe.ts'
import { popover } from './recipes/popover.recipe.ts'
import { poster } from './recipes/poster.recipe.ts'
import { posts } from './recipes/posts.recipe.ts'
import { progress } from './recipes/progress.recipe.ts'
import { roomOverview } from './recipes/room-overview.recipe.ts'
import { roomPage } from './recipes/room-page.recipe.ts'
import { room } from './recipes/room.recipe.ts'
import { roomClock } from './recipes/room-clock.recipe.ts'
import { rowLayout } from './recipes/row-layout.recipe.ts'
import { schedulePlan } from './recipes/schedule-plan.recipe.ts'
import { scoreCurve } from './recipes/score-curve.recipe.ts'
import { segmented } from './recipes/segmented.recipe.ts'
import { shelf } from './recipes/shelf.recipe.ts'
import { sidePanel } from './recipes/side-panel.recipe.ts'
import { skeleton } from './recipes/skeleton.recipe.ts'
import { slider } from './recipes/slider.recipe.ts'
import { spinner } from './recipes/spinner.recipe.ts'
import { srOnly } from './recipes/sr-only.recipe.ts'
import { stackLayout } from './recipes/stack-layout.recipe.ts'
import { stepChart } from './recipes/step-chart.recipe.ts'
import { streamRow } from './recipes/stream-row.recipe.ts'
import { strength } from './recipes/strength.recipe.ts'
import { table } from './recipes/table.recipe.ts'
import { tabs } from './recipes/tabs.recipe.ts'
import { tagInput } from './recipes/tag-input.recipe.ts'
import { teamFlag } from './recipes/team-flag.recipe.ts'
import { text } from './recipes/text.recipe.ts'
import { toast } from './recipes/toast.recipe.ts'
import { toggle } from './recipes/toggle.recipe.ts'
import { toned } from './recipes/toned.recipe.ts'
import { tooltip } from './recipes/tooltip.recipe.ts'

export const recipes = {
  answerList,
  avatar,
  badge,
  button,
  card,
  code,
  coin,
  columns,
  kbd,
  markdown,
  overlayLoader,
  poster,
  rowLayout,
  skeleton,
  srOnly,
  stackLayout,
  teamFlag,
  text,
  toned,
  tooltip,
}
export const slotRecipes = {
  alert,
  board,
  boardCells,
  boardRow,
  challengeBoard,
  challengeCard,
  challengeEditor,
  challengeList,
  challengeSide,
  challengeTable,
  boardScreen,
  boardSide,
  control,
  copyField,
  denseList,
  dialog,
  emptyState,
  entry,
  field,
  fileDrop,
  flagBar,
  frame,
  gameDock,
  front,
  gameEnd,
  gameHeader,
  gameOver,
  gamePage,
  gameHero,
  gameOwn,
  hall,
  hallNews,
  hallStandings,
  hallMoment,
  health,
  lanes,
  leadFacts,
  listRow,
  menu,
  openChallenge,
  pagination,
  pastGames,
  picker,
  platformHeader,
  popover,
  posts,
  progress,
  roomOverview,
  roomPage,
  room,
  roomClock,
  schedulePlan,
  scoreCurve,
  segmented,
  shelf,
  sidePanel,
  slider,
  spinner,
  stepChart,
  streamRow,
  strength,
  table,
  tabs,
  tagInput,
  toast,
  toggle,
}

/**
 * Few screens use these recipes, so a build gives each a sheet of its own. The class name is also the name of
 * the file.
 */
export const LATE_RECIPES = [
  answerList,
  board,
  boardCells,
  boardRow,
  boardScreen,
  boardSide,
  challengeBoard,
  challengeCard,
  challengeEditor,
  challengeList,
  challengeSide,
  challengeTable,
  columns,
  denseList,
  entry,
  flagBar,
  gameDock,
  front,
  gameEnd,
  gameHeader,
  gameOver,
  gamePage,
  gameHero,
  gameOwn,
  hall,
  hallNews,
  hallStandings,
  hallMoment,
  health,
  lanes,
  leadFacts,
  listRow,
  openChallenge,
  pastGames,
  platformHeader,
  posts,
  roomOverview,
  roomPage,
  room,
  roomClock,
  schedulePlan,
  scoreCurve,
  sidePanel,
  stepChart,
  streamRow,
]
