import { useMemo, type ReactNode } from 'react'
import { getCategories } from '#contract/calls/categories.ts'
import type { OwnCategory } from '#contract/models/category.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { CategoriesContext, toCategories } from './use-categories.ts'

const NONE: readonly OwnCategory[] = []

/**
 * Provides the labels and colours of a game's categories to its screens. Servers without own categories get
 * the built-in ones.
 */
export function OwnCategories({ game, children }: { game: number; children: ReactNode }) {
  const { features } = useConfig()
  const read = useRead(
    getCategories,
    features?.includes('own-categories') ? { params: { id: game } } : null,
    'config',
  )
  const own = read.state === 'ready' ? read.value.categories : NONE
  const categories = useMemo(() => toCategories(own), [own])
  return <CategoriesContext value={categories}>{children}</CategoriesContext>
}
