export const FILES_ON_PAGE = 50

export const unusedFilesQuery = (skip: number) => ({ query: { count: FILES_ON_PAGE, skip } })
