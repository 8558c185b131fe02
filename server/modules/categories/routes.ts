import * as calls from '#contract/calls/categories.ts'
import { serve } from '#server/modules/serve.ts'
import { readCategories, readCategoriesToEdit, setCategories } from './set-categories.ts'

export const categoryRoutes = [
  serve(calls.getCategories, ({ params, actor }, services) => readCategories(params.id, actor, services)),
  serve(calls.getCategoriesToEdit, ({ params }, services) => readCategoriesToEdit(params.id, services)),
  serve(calls.setCategories, ({ params, body, actor, ip }, services) =>
    setCategories(params.id, body.categories, { actor, ip }, services),
  ),
]
