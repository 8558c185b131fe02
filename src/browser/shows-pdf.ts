/** Whether this browser can show a PDF in a page. Many phones only download it. */
export const showsPdf = (): boolean => navigator.pdfViewerEnabled
