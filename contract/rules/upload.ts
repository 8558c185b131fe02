/**
 * The base server's limit for one request with its files. It applies if a server sends no other (extension
 * `upload-size`).
 */
export const UPLOAD_MOST_BYTES = 30_000_000
