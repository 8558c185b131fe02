export const FILES_ON_PAGE = 50

/** The query of one page of unused files. */
export const unusedFilesQuery = (skip: number) => ({ query: { count: FILES_ON_PAGE, skip } })
