/**
 * The base wire's limit for a whole request, and so for its files. It applies if the server sends no other
 * (extension `upload-size`).
 */
export const UPLOAD_MOST_BYTES = 30_000_000
