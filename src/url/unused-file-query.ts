export const FILES_ON_PAGE = 50

/** One page of the unused files. */
export const unusedFilesQuery = (skip: number) => ({ query: { count: FILES_ON_PAGE, skip } })
