/** Whether this browser shows a PDF inside of a page; many on phones only download it. */
export const showsPdf = (): boolean => navigator.pdfViewerEnabled
