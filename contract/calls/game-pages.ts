import { get, json } from '../call.ts'
import { basicGameInfoModel } from '../models/game.ts'
import { GAME_PAGE_MAX } from '../rules/game-list.ts'
import { absent, int, list } from '../schema.ts'

/**
 * The list of `listGames` without its limit, in pages. A page with fewer games than asked for is the last
 * one.
 */
export const listGamePage = get('/api/game/page', {
  role: null,
  query: {
    count: absent(int({ min: 1, max: GAME_PAGE_MAX }), GAME_PAGE_MAX),
    skip: absent(int({ min: 0 }), 0),
  },
  answer: json(list(basicGameInfoModel)),
  errors: [400, 429],
  extension: 'game-pages',
})
