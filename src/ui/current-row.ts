/** Moves the focus to the row that has the cursor of the list. */
export const focusCurrentRow = (around: HTMLElement | null): void =>
  around?.querySelector<HTMLElement>('[role=row][data-current]')?.focus({ preventScroll: true })
